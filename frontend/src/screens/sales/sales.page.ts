import { postsApi } from '../../features/posts/posts.endpoints.ts'
import { preferred } from '../../features/preferences/preferred.ts'
import { routes } from '../../lib/routes.ts'
import type { Page } from '../shared/page.ts'
import { salesRequest } from './sales-request.ts'
import { SalesScreen } from './SalesScreen.tsx'

export const page: Page = {
  Screen: SalesScreen,
  preload: async ({ url, getState, ask }) => {
    const request = salesRequest(preferred(getState(), 'currency'), url.searchParams)
    await ask(postsApi.endpoints.getFeed, request)
  },
  head: () => ({ title: 'Sales', description: 'Sales of whole shops and brands.', canonical: routes.sales.path }),
}
