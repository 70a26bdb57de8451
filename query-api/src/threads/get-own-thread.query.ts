import { mostUnanswered, type ThreadView } from '@deals/events'
import { posts, threadMessages, users } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import { notSignedIn } from '../platform/refusals.ts'
import { threadOf, toMessages, type Thread } from './thread.hydrator.ts'

/** GET /api/user/thread: what moderators wrote to the one who asks, and the answers. */
export const getOwnThread = defineQuery<unknown, { id: string }, Thread, ThreadView>({
  reads: [threadMessages, posts, users],
  find: async ({ viewer }) => viewer ?? notSignedIn,
  hydrate: (asking, { id }) => threadOf(asking, id),
  permit: everybodyMay,
  present: (_asking, thread) => {
    const messages = toMessages(thread, false)
    const unanswered = messages.length - 1 - messages.findLastIndex(({ isByModerator }) => isByModerator)
    return { messages, mayWrite: messages.length > 0 && unanswered < mostUnanswered }
  },
})
