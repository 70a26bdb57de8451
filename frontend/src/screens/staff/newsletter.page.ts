import { newsletterPlanApi } from '../../features/staff/newsletter-plan.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { NewsletterScreen } from './newsletter/NewsletterScreen.tsx'

export const page: Page = {
  Screen: NewsletterScreen,
  preload: ({ ask }) => {
    const { getNewsletterPlan, getNewsletterSize } = newsletterPlanApi.endpoints
    return settled(ask(getNewsletterPlan, undefined), ask(getNewsletterSize, undefined))
  },
  head: () => ({ title: 'Newsletter · Staff dashboard', noIndex: true }),
}
