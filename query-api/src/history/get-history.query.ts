import { canRedact, canSeeWholeHistory, type AskedOf, type historyReads, type PostHistoryView } from '@deals/events'
import { historyHeads, postHistory, posts, users } from '@deals/projector/read-models'
import { skipOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { findPost, refuseReading } from '../posts/post.access.ts'
import { findMembers } from '../users/members.hydrator.ts'
import { peopleIn, toHistoryLine, toPublicLine, withRemovable } from './history.view.ts'

type Request = AskedOf<typeof historyReads.getHistory>

/** GET /api/posts/{id}/history; who did it, feedback and reports are for moderators alone. */
export const getHistory = defineQuery({
  reads: [postHistory, historyHeads, posts, users],
  isOfOnePost: true,
  find: (asking, { id }: Request) => findPost(asking, id),
  hydrate: async (asking, post, request) => {
    const lines = asking.readModels.collection(postHistory)
    // A page of somebody who may not see all of it is full all the same, and its total tells of nothing hidden.
    const filter = { postId: post.postId, ...(!canSeeWholeHistory(asking.viewer) && { isPublic: true }) }
    const direction = request.sort === 'newest' ? -1 : 1
    const [entries, total] = await Promise.all([
      lines.find(filter, { sort: [['position', direction]], skip: skipOf(request), limit: request.limit }),
      lines.count(filter),
    ])
    const head = canRedact(asking.viewer, post)
      ? await asking.readModels.collection(historyHeads).get(String(post.postId))
      : null
    const told = entries.map((line) => withRemovable(line, head))
    return { post, entries: told, total, members: await findMembers(asking, entries.flatMap(peopleIn)) }
  },
  permit: ({ viewer }, hydrated) => {
    const refusal = refuseReading(viewer, hydrated.post)
    const isWhole = canSeeWholeHistory(viewer)
    return refusal ?? { ...hydrated, entries: isWhole ? hydrated.entries : hydrated.entries.flatMap(toPublicLine) }
  },
  present: (_asking, { entries, total, members }): PostHistoryView => ({
    entries: entries.map((entry) => toHistoryLine(entry, members)),
    total,
  }),
})
