import { featuredApi } from '../../features/featured/featured.endpoints.ts'
import { settled } from '../shared/page.ts'
import type { Page } from '../shared/page.ts'
import { FeaturedScreen } from './featured/FeaturedScreen.tsx'

export const page: Page = {
  Screen: FeaturedScreen,
  preload: ({ ask }) => settled(ask(featuredApi.endpoints.listStaffFeatured, undefined)),
  head: () => ({ title: 'Featured posts · Staff dashboard', noIndex: true }),
}
