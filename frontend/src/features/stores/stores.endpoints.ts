import type { PastDealsView, StoreList, StoreSort } from '@deals/events'
import { api, tagNamed } from '../../lib/api.ts'
import { to, type Paged } from '../../lib/call.ts'

/** How many stores one page has. */
export const storePageSize = 25

/** Which stores are asked for. */
export interface StoreListRequest {
  readonly search: string
  /** Under which letter of the index. */
  readonly initial?: string
  readonly sort?: StoreSort
}

/** A store at a time, as an address says it. */
interface PastStore {
  readonly slug: string
  readonly at: string
}

/** Stores. */
export const storesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStores: build.infiniteQuery({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last: StoreList, _all: readonly StoreList[], page: number) =>
          last.stores.length < storePageSize ? undefined : page + 1,
      },
      ...to('GET /api/stores', ({ queryArg: { search, initial, sort }, pageParam: page }: Paged<StoreListRequest>) => ({
        query: { page, limit: storePageSize, search, initial, sort },
      })),
      providesTags: ['Stores'],
    }),
    getStore: build.query({
      ...to('GET /api/stores/:slug', (slug: string) => ({ params: { slug } })),
      providesTags: (_store, _error, slug) => tagNamed('Stores', slug),
    }),
    /** Its deals as they stood at a time, the newest first. */
    getPastDeals: build.infiniteQuery({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }: PastDealsView) => next ?? undefined,
      },
      ...to(
        'GET /api/stores/:slug/as-of',
        ({ queryArg: { slug, at }, pageParam: after }: Paged<PastStore, string>) => ({
          params: { slug },
          query: { at, after },
        }),
      ),
    }),
    askToRepresent: build.mutation({
      ...to('POST /api/stores/:slug/representatives'),
      invalidatesTags: (_answer, error, { slug }) => (error === undefined ? tagNamed('Stores', slug) : []),
    }),
  }),
})
