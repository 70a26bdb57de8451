import { z } from 'zod'
import { postIdField, readAfter, timeField, userIdField } from '../platform/asked-fields.ts'
import { processCall } from '../platform/process-call.ts'

const said = z.object({
  confirmed: z.number(),
  denied: z.number(),
  confirmers: z.number(),
  deniers: z.number(),
})
const meter = z.object({
  /** Without the word of the member who asks. */
  others: said,
  lastConfirmedAt: timeField.nullable(),
})
export type Meter = z.infer<typeof meter>

/** What command-api and workers ask about deals being still available. */
export const availabilityQuestions = {
  meter: processCall(
    'What others than this member say of a deal: weights and people on each side, and when it was confirmed last.',
    {
      asks: z.object({ postId: postIdField, userId: userIdField }),
      answers: meter,
    },
  ),
  availability: processCall('Signals that still count by their age: weights and members on each side.', {
    asks: readAfter.extend({ postId: postIdField }),
    answers: said.omit({ confirmers: true }),
  }),
  saidSinceEnd: processCall('The same of what was said since the deal was over; null while it is not.', {
    asks: readAfter.extend({ postId: postIdField }),
    answers: said.omit({ deniers: true }).nullable(),
  }),
}
