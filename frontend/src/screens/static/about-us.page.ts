import type { Page } from '../shared/page.ts'
import { AboutUsScreen } from './AboutUsScreen.tsx'

export const page: Page = {
  Screen: AboutUsScreen,
  head: () => ({
    title: 'About us',
    description: 'What Dealstream is, how deals are ordered, and who decides.',
    canonical: '/about-us',
  }),
}
