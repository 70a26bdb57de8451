import { z } from 'zod'
import { call } from '../platform/http-call.ts'

const dismissalReply = z.object({ dismissed: z.boolean() })

/** What command-api answers about what is recommended to a member. */
export const recommendationCalls = {
  dismissRecommendation: call('POST /api/posts/:id/dismissal', {
    about: 'Says that the member is not interested in a post: it is recommended no more, and posts like it less.',
    who: 'members',
    answers: dismissalReply,
    refuses: ['post-not-found', 'post-under-review'],
  }),
  restoreRecommendation: call('DELETE /api/posts/:id/dismissal', {
    about: 'Takes that back.',
    who: 'members',
    answers: dismissalReply,
  }),
}
