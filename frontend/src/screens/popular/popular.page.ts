import { postsApi } from '../../features/posts/posts.endpoints.ts'
import { preferred } from '../../features/preferences/preferred.ts'
import { routes } from '../../lib/routes.ts'
import type { Page } from '../shared/page.ts'
import { enoughForToday, periodFrom, popularRequest } from '../addresses/popular-request.ts'
import { PopularScreen } from './PopularScreen.tsx'

export const page: Page = {
  Screen: PopularScreen,
  async preload({ url, getState, ask }) {
    const asked = periodFrom(url.searchParams)
    const askFor = (period: NonNullable<typeof asked>) =>
      ask(postsApi.endpoints.getFeed, popularRequest(preferred(getState(), 'currency'), period))
    const { data } = await askFor(asked ?? '1d')
    if (asked === undefined && (data?.pages[0]?.total ?? 0) < enoughForToday) {
      await askFor('1w')
    }
  },
  head: () => ({
    title: 'Popular Deals',
    description: 'The deals that the community likes most.',
    canonical: routes.popular.path,
  }),
}
