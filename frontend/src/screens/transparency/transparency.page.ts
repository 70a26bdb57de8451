import { transparencyApi } from '../../features/transparency/transparency.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import type { Page } from '../shared/page.ts'
import { periodFrom } from '../staff/overview/periods.ts'
import { TransparencyScreen, usualPeriod } from './TransparencyScreen.tsx'

export const page: Page = {
  Screen: TransparencyScreen,
  preload: async ({ url, ask }) => {
    await ask(transparencyApi.endpoints.getTransparency, periodFrom(url.searchParams.get('days'), usualPeriod))
  },
  head: () => ({
    title: 'Transparency',
    description: 'How Dealstream is moderated, in numbers: reviews, removals, appeals, votes and stores.',
    canonical: routes.transparency.path,
  }),
}
