import {
  canUndoAllOf,
  isChosenRole,
  momentIn,
  type AskedOf,
  type moderationReads,
  type UndoPreview,
} from '@deals/events'
import { postHistory, posts, users } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { notFound, notUnderstood } from '../platform/refusals.ts'
import { findByName } from '../users/members.hydrator.ts'
import { isDecision, previewUndo } from './undo-preview.ts'

type Request = AskedOf<typeof moderationReads.getMemberUndo>

/** More of them are looked through in several turns. */
const mostLines = 5_000

/** GET /api/moderation/users/{username}/undo: what it would do to take back all that a moderator decided in a span of time. */
export const getMemberUndo = defineQuery({
  reads: [postHistory, posts, users],
  mayAsk: canUndoAllOf,
  find: async (asking, { username, from, until }: Request) => {
    const [first, last] = [momentIn(from), momentIn(until) ?? asking.now]
    if (first === null) {
      return notUnderstood('from must be a time')
    }
    const user = await findByName(asking, username)
    if (user === null) {
      return notFound('User')
    }
    const made = { actorId: user.userId, at: { $gte: first, $lte: last } }
    const lines = await asking.readModels
      .collection(postHistory)
      .find(made, { sort: [['position', -1]], limit: mostLines })
    const decided = lines.filter((line) => isDecision(line) && isChosenRole(line.role))
    // Of several decisions about a post the last is the one to take back.
    return [...new Map(decided.toReversed().map((line) => [line.postId, line])).values()].toReversed()
  },
  hydrate: previewUndo,
  present: (_asking, preview): UndoPreview => preview,
})
