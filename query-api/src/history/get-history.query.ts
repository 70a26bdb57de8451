import { canSeeWholeHistory, type HistoryEntry } from '@deals/events'
import { postHistory, posts, users, type HistoryDoc, type PostDoc } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { findPost, refuseReading } from '../posts/post.access.ts'
import { findMembers, type Members } from '../users/members.hydrator.ts'
import { peopleIn, toHistoryLine, toPublicLine } from './history.view.ts'

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
    return { post, entries, members: await findMembers(asking, entries.flatMap(peopleIn)) }
  },
  permit: ({ viewer }, hydrated) => {
    const refusal = refuseReading(viewer, hydrated.post)
    const isWhole = canSeeWholeHistory(viewer)
    return refusal ?? { ...hydrated, entries: isWhole ? hydrated.entries : hydrated.entries.flatMap(toPublicLine) }
  },
  present: (_asking, { entries, members }) => ({ entries: entries.map((entry) => toHistoryLine(entry, members)) }),
})
