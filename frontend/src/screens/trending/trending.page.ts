import { postsApi } from '../../features/posts/posts.endpoints.ts'
import { preferred } from '../../features/preferences/preferred.ts'
import { routes } from '../../lib/routes.ts'
import type { Page } from '../shared/page.ts'
import { typeFrom } from '../shared/type-chips.ts'
import { TrendingScreen, trendingRequest } from './TrendingScreen.tsx'

export const page: Page = {
  Screen: TrendingScreen,
  preload: async ({ url, getState, ask }) => {
    const request = trendingRequest(preferred(getState(), 'currency'), typeFrom(url.searchParams))
    await ask(postsApi.endpoints.getFeed, request)
  },
  head: () => ({
    title: 'Recent Posts',
    description: 'The newest deals, sales and discussions.',
    canonical: routes.trending.path,
  }),
}
