import { storesApi } from '../../features/stores/stores.endpoints.ts'
import { storeFrom } from './chosen-facets.ts'
import type { OpeningPage } from './page.ts'

/** Asks how the store is called that a list is narrowed to. */
export async function askChosenStore({ url, ask }: Pick<OpeningPage, 'url' | 'ask'>): Promise<void> {
  const store = storeFrom(url.searchParams)
  await (store === null ? undefined : ask(storesApi.endpoints.getStore, store))
}
