import { z } from 'zod'
import { userIdField } from '../platform/asked-fields.ts'
import { processCall } from '../platform/process-call.ts'

const ofMember = z.object({ userId: userIdField })

/** What command-api asks about what a member has saved. */
export const bookmarkQuestions = {
  savedCount: processCall('How many posts a member has saved, at most as many as may be.', {
    asks: ofMember,
    answers: z.number(),
  }),
  collectionsOf: processCall(
    'Names of a member’s collections, in their order; the one for everything else is not among them.',
    { asks: ofMember, answers: z.array(z.string()) },
  ),
}
