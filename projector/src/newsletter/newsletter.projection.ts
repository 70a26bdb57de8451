import { factTime, isSameSchedule, planAfterIssue, usualNewsletter } from '@deals/events'
import { byUser, foldPerEvent } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { newsletterIssues, newsletterPlan, newsletterPlanId, type NewsletterPlanDoc } from './newsletter.read-models.ts'

const planIn = (documents: Documents): NewsletterPlanDoc =>
  documents.get(newsletterPlan, newsletterPlanId) ?? {
    ...usualNewsletter,
    version: 0,
    since: 0,
    last: null,
  }

/** What is planned for the newsletter, and what went out. */
export const newsletterProjection = foldPerEvent<'newsletter'>({
  name: 'newsletter',
  version: 1,
  collections: [newsletterPlan, newsletterIssues],
  key: byUser,
  view: 'by-user',
  touches: (event) => [
    { collection: newsletterPlan, id: newsletterPlanId },
    ...(event.type === 'NewsletterIssued' ? [{ collection: newsletterIssues, id: event.data.date }] : []),
  ],
  folds: {
    NewsletterPlanned: (documents, event) => {
      const { version, since, last, ...before } = planIn(documents)
      const { data } = event
      documents.put(newsletterPlan, newsletterPlanId, {
        ...data,
        version: version + 1,
        since: isSameSchedule(data, before) ? since : factTime(event),
        last,
      })
    },
    NewsletterIssued: (documents, event) => {
      const { date, hour } = event.data
      const plan = planIn(documents)
      documents.put(newsletterPlan, newsletterPlanId, {
        ...planAfterIssue(plan),
        version: plan.version + 1,
        last: { date, hour, position: event.position },
      })
      documents.put(newsletterIssues, date, event.data)
    },
  },
})
