import { isModeratorUp, type HistoryEntry } from '@deals/events'
import { postHistory, posts, users, type HistoryDoc, type PostDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { findPost, refuseReading } from '../posts/readable-post.hydrator.ts'
import { findMembers, type Members } from '../users/members.hydrator.ts'

const mostEntries = 1_000

interface Hydrated {
  post: PostDoc
  entries: HistoryDoc[]
  members: Members
}

/** GET /api/posts/{id}/history, oldest first; who did it, feedback and reports are for moderators alone. */
export const getHistory = defineQuery<{ id: string }, PostDoc, Hydrated, { entries: HistoryEntry[] }>({
  reads: [postHistory, posts, users],
  find: (asking, { id }) => findPost(asking, id),
  hydrate: async (asking, post) => {
    const entries = await asking.readModels
      .collection<HistoryDoc>(postHistory)
      .find({ postId: post.postId }, { sort: [['position', 1]], limit: mostEntries })
    const actors = isModeratorUp(asking.viewer) ? entries.flatMap(({ actorId }) => actorId ?? []) : []
    return { post, entries, members: await findMembers(asking, actors) }
  },
  permit: ({ viewer }, hydrated) => {
    const refusal = refuseReading(viewer, hydrated.post)
    const isWhole = isModeratorUp(viewer)
    return refusal ?? { ...hydrated, entries: isWhole ? hydrated.entries : hydrated.entries.flatMap(toPublic) }
  },
  present: (_asking, { entries, members }) => ({ entries: entries.map((entry) => toHistoryEntry(entry, members)) }),
})

/** The role says enough; words written to one person are not for all. */
function toPublic({ actorId: _actorId, reason: _reason, ...entry }: HistoryDoc): HistoryDoc[] {
  return entry.isPublic ? [entry] : []
}

export function toHistoryEntry(entry: HistoryDoc, members: Members): HistoryEntry {
  const { position, at, kind, role, from, to, reason, changes, actorId } = entry
  return {
    position,
    at: iso(at),
    kind,
    role,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(reason !== undefined && { reason }),
    ...(changes !== undefined && { changes }),
    ...(actorId !== undefined && { actor: { id: actorId, username: members.nameOf(actorId) } }),
  }
}
