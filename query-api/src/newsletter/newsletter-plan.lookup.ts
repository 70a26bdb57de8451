import { usualNewsletter } from '@deals/events'
import { newsletterPlan, newsletterPlanId, type NewsletterPlanDoc, type ReadModels } from '@deals/projector/read-models'

/** What is planned; the usual where staff planned nothing. */
export const findNewsletterPlan = async (readModels: ReadModels): Promise<NewsletterPlanDoc> =>
  (await readModels.collection(newsletterPlan).get(newsletterPlanId)) ?? {
    ...usualNewsletter,
    version: 0,
    since: 0,
    last: null,
  }
