import type { StoreList, StoreSummary } from '@deals/events'
import { api } from '../../lib/api.ts'

/** How many stores one page has. */
export const storePageSize = 25

/** A store with facts from its posts. */
export interface StoreDetails extends StoreSummary {
  readonly affiliateDisclosed?: boolean
  readonly postedIn30Days?: number
  /** Percent off of the middle deal; null without any. */
  readonly medianDiscount?: number | null
  /** Share of the latest deals that were over early. */
  readonly expiredEarly?: number | null
}

/** What stores can be sorted by. */
export type StoreSort = 'name' | 'activeDeals' | 'new'

/** Which stores are asked for. */
export interface StoreListRequest {
  readonly search: string
  readonly sort?: StoreSort
}

/** Stores. */
export const storesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStores: build.infiniteQuery<StoreList, StoreListRequest, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _all, page) => (last.stores.length < storePageSize ? undefined : page + 1),
      },
      query: ({ queryArg: { search, sort }, pageParam: page }) => ({
        path: '/api/stores',
        params: { page, limit: storePageSize, search, sort },
      }),
      providesTags: ['Stores'],
    }),
    getStore: build.query<StoreDetails, string>({
      query: (slug) => ({ path: `/api/stores/${encodeURIComponent(slug)}` }),
      providesTags: (_store, _error, slug) => [{ type: 'Stores', id: slug }],
    }),
  }),
})
