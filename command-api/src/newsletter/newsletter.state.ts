import { factTime, isSameSchedule, planAfterIssue, usualNewsletter, type NewsletterPlan } from '@deals/events'
import { fold } from '../platform/fold.ts'

export interface NewsletterState {
  /** How often it was planned or went out. */
  readonly version: number
  readonly plan: NewsletterPlan
  /** Since when (ms) the schedule is this one. */
  readonly since: number
  /** The day of the last issue. */
  readonly lastDate: string | null
}

export const newsletterFold = fold<'newsletter', NewsletterState>(
  { version: 0, plan: usualNewsletter, since: 0, lastDate: null },
  {
    NewsletterPlanned: ({ version, plan, since, lastDate }, event) => ({
      version: version + 1,
      plan: event.data,
      since: isSameSchedule(event.data, plan) ? since : factTime(event),
      lastDate,
    }),
    NewsletterIssued: ({ version, plan, since }, { data: { date } }) => ({
      version: version + 1,
      plan: planAfterIssue(plan),
      since,
      lastDate: date,
    }),
  },
)
