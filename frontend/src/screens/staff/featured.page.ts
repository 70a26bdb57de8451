import { featuredApi } from '../../features/featured/featured.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { FeaturedScreen } from './featured/FeaturedScreen.tsx'

export const page: Page = {
  Screen: FeaturedScreen,
  preload: ({ ask }) => settled(ask(featuredApi.endpoints.listStaffFeatured, undefined)),
  head: () => ({ title: 'Featured posts · Staff dashboard', noIndex: true }),
}
