import { newsletterPlanApi } from '../../features/staff/newsletter-plan.endpoints.ts'
import { staffApi } from '../../features/staff/staff.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { OverviewScreen } from './overview/OverviewScreen.tsx'
import { periodFrom } from './overview/periods.ts'

export const page: Page = {
  Screen: OverviewScreen,
  preload: ({ ask, url }) =>
    settled(
      ask(staffApi.endpoints.getOverview, periodFrom(url.searchParams.get('days'))),
      ask(newsletterPlanApi.endpoints.getNewsletterSize, undefined),
    ),
  head: () => ({ title: 'Staff dashboard', noIndex: true }),
}
