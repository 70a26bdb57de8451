import { z } from 'zod'
import { placeField, readAfter, timeField } from '../platform/asked-fields.ts'
import { processCall } from '../platform/process-call.ts'
import { dealForLetter } from '../notifications/notifications.questions.ts'
import { currencies } from '../platform/currencies.ts'

const issueContent = z.object({ introduction: z.string().nullable(), deals: z.array(dealForLetter) })
/** What an issue says, as it would be said now: only deals that still hold. */
export type IssueContent = z.infer<typeof issueContent>

/** What workers ask about the newsletter. */
export const newsletterQuestions = {
  newsletterPlan: processCall('When the newsletter goes out, and which issue went out last.', {
    asks: z.object({}),
    answers: z.object({
      weekday: z.number(),
      hour: z.number(),
      isPaused: z.boolean(),
      since: timeField,
      last: z.object({ date: z.string(), hour: z.number(), position: placeField }).nullable(),
    }),
  }),
  newsletterIssue: processCall('What an issue says: the one of a day, or the next one where no day is named.', {
    asks: readAfter.extend({
      date: z.string().nullable(),
      since: timeField,
      currency: z.enum(currencies).nullable(),
    }),
    answers: issueContent,
  }),
}
