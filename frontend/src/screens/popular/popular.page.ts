import { postsApi } from '../../features/posts/posts.endpoints.ts'
import { preferred } from '../../features/preferences/preferred.ts'
import type { Page } from '../shared/page.ts'
import { enoughForToday, periodFrom, popularRequest } from './periods.ts'
import { PopularScreen } from './PopularScreen.tsx'

export const page: Page = {
  Screen: PopularScreen,
  async preload({ url, getState, dispatch }) {
    const asked = periodFrom(url.searchParams)
    const ask = (period: NonNullable<typeof asked>) =>
      dispatch(postsApi.endpoints.getFeed.initiate(popularRequest(preferred(getState(), 'currency'), period)))
    const { data } = await ask(asked ?? '1d')
    if (asked === undefined && (data?.pages[0]?.total ?? 0) < enoughForToday) {
      await ask('1w')
    }
  },
  head: () => ({
    title: 'Popular Deals',
    description: 'The deals that the community likes most.',
    canonical: '/popular',
  }),
}
