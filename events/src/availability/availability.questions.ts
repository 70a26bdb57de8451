import { z } from 'zod'
import { postIdField, readAfter, timeField, userIdField } from '../platform/asked-fields.ts'
import { processCall } from '../platform/process-call.ts'

const meter = z.object({
  confirmed: z.number(),
  denied: z.number(),
  lastConfirmedAt: timeField.nullable(),
  /** The member's own signal that is counted above: true available, false over, null none. */
  own: z.boolean().nullable(),
})
export type Meter = z.infer<typeof meter>

/** What command-api and workers ask about deals being still available. */
export const availabilityQuestions = {
  meter: processCall('People on each side of the availability meter, and what this member said last.', {
    asks: z.object({ postId: postIdField, userId: userIdField }),
    answers: meter,
  }),
  availability: processCall('Signals that still count by their age: weights and members on each side.', {
    asks: readAfter.extend({ postId: postIdField }),
    answers: z.object({ confirmed: z.number(), denied: z.number(), deniers: z.number() }),
  }),
  saidSinceEnd: processCall('The same of what was said since the deal was over; null while it is not.', {
    asks: readAfter.extend({ postId: postIdField }),
    answers: z.object({ confirmed: z.number(), denied: z.number(), confirmers: z.number() }).nullable(),
  }),
}
