import { mostUnanswered, type ThreadView } from '@deals/events'
import { posts, threadMessages, users } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import { notSignedIn } from '../platform/refusals.ts'
import { threadOf, toMessages } from './thread.lookup.ts'

/** GET /api/user/thread: what moderators wrote to the one who asks, and the answers. */
export const getOwnThread = defineQuery({
  reads: [threadMessages, posts, users],
  find: async ({ viewer }) => viewer ?? notSignedIn,
  hydrate: (asking, { id }) => threadOf(asking, id),
  permit: everybodyMay,
  present: (_asking, thread): ThreadView => {
    const messages = toMessages(thread, false)
    const unanswered = messages.length - 1 - messages.findLastIndex(({ isByModerator }) => isByModerator)
    return { messages, mayWrite: messages.length > 0 && unanswered < mostUnanswered }
  },
})
