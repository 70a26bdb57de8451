import type { StoreList, StoreSummary } from '@deals/events'
import { api } from '../../lib/api.ts'

/** How many stores one page has. */
export const storePageSize = 25

/** Stores, by name. */
export const storesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStores: build.infiniteQuery<StoreList, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _all, page) => (last.stores.length < storePageSize ? undefined : page + 1),
      },
      query: ({ queryArg: search, pageParam: page }) => ({
        path: '/api/stores',
        params: { page, limit: storePageSize, search },
      }),
      providesTags: ['Stores'],
    }),
    getStore: build.query<StoreSummary, string>({
      query: (slug) => ({ path: `/api/stores/${encodeURIComponent(slug)}` }),
      providesTags: (_store, _error, slug) => [{ type: 'Stores', id: slug }],
    }),
  }),
})
