import { storesApi } from '../../features/stores/stores.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import type { Page } from '../shared/page.ts'
import { storesRequest } from './stores-request.ts'
import { StoresScreen } from './StoresScreen.tsx'

export const page: Page = {
  Screen: StoresScreen,
  preload: async ({ url, ask }) => {
    await ask(storesApi.endpoints.listStores, storesRequest(url.searchParams))
  },
  head: () => ({
    title: 'Stores',
    description: 'All stores that members found deals in.',
    canonical: routes.stores.path,
  }),
}
