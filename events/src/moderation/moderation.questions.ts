import { z } from 'zod'
import { afterField, limitField, postIdField, readAfter, timeField, userIdField } from '../platform/asked-fields.ts'
import { processCall } from '../platform/process-call.ts'

/** What workers ask about the work of moderators. */
export const moderationQuestions = {
  waitingCases: processCall('Cases that wait for moderators since a time between two, those first that wait longest.', {
    asks: z.object({ after: timeField, until: timeField, limit: limitField }),
    answers: z.array(z.object({ postId: postIdField, since: timeField })),
  }),
  decidersOn: processCall('The moderators who may decide about a post: everybody but its poster.', {
    asks: z.object({ postId: postIdField, limit: limitField }),
    answers: z.array(userIdField),
  }),
  postsHeldByBlocks: processCall(
    'Posts that wait for staff because of something that is blocked, among the next ones after a place; none while the store is blocked.',
    {
      asks: readAfter.extend({ slug: z.string(), after: afterField, limit: limitField }),
      answers: z.object({ postIds: z.array(postIdField), next: afterField }),
    },
  ),
}
