import { factTime, usualNewsletter, type NewsletterPlan } from '@deals/events'
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
    NewsletterPlanned: ({ version, plan, since, lastDate }, event) => {
      const { data } = event
      const isSame = data.weekday === plan.weekday && data.hour === plan.hour && data.isPaused === plan.isPaused
      return { version: version + 1, plan: data, since: isSame ? since : factTime(event), lastDate }
    },
    NewsletterIssued: ({ version, plan, since }, { data: { date } }) => ({
      version: version + 1,
      plan: { ...plan, introduction: null, chosen: [], removed: [] },
      since,
      lastDate: date,
    }),
  },
)
