import { z } from 'zod'
import { membersOfPost, membersPage, userIdField } from '../platform/asked-fields.ts'
import { processCall } from '../platform/process-call.ts'

const ofMember = z.object({ userId: userIdField })

/** What command-api and workers ask about what members have saved. */
export const bookmarkQuestions = {
  savedCount: processCall('How many posts a member has saved, at most as many as may be.', {
    asks: ofMember,
    answers: z.number(),
  }),
  saversOf: processCall('Who has saved a post, among the next ones after a place.', {
    asks: membersOfPost,
    answers: membersPage,
  }),
  collectionsOf: processCall(
    'Names of a member’s collections, in their order; the one for everything else is not among them.',
    { asks: ofMember, answers: z.array(z.string()) },
  ),
}
