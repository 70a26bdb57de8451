import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'
import type { SentTo } from '../../lib/call.ts'

/** Which stores staff ask for. */
export type StaffStoresAsked = {
  readonly search: string
  readonly status: 'all' | 'active' | 'pending' | 'blocked' | 'merged' | 'asked'
  readonly page: number
}
interface StoreChange {
  readonly slug: string
  readonly body: SentTo<'PATCH /api/staff/stores/:slug'>
}

interface StoreMerge {
  readonly slug: string
  readonly body: SentTo<'POST /api/staff/stores/:slug/merge'>
}
interface Representative {
  readonly slug: string
  readonly body: SentTo<'POST /api/staff/stores/:slug/representatives'>
}
interface Declining {
  readonly slug: string
  readonly body: SentTo<'POST /api/staff/stores/:slug/representatives/decline'>
}
interface StoreAsSeen {
  readonly slug: string
  readonly version: number
}

/** Stores as staff look after them. */
export const staffStoresApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffStores: build.query({
      ...to('GET /api/staff/stores', (query: StaffStoresAsked) => ({ query })),
      providesTags: ['Stores'],
    }),
    getStaffStore: build.query({
      ...to('GET /api/staff/stores/:slug', (slug: string) => ({ params: { slug } })),
      providesTags: ['Stores'],
    }),
    listSpeakers: build.query({
      ...to('GET /api/staff/stores/:slug/representatives', (slug: string) => ({ params: { slug } })),
      providesTags: ['Stores'],
    }),
    registerStore: build.mutation({
      ...to('POST /api/staff/stores', (body: SentTo<'POST /api/staff/stores'>) => ({ body })),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Stores'] : []),
    }),
    changeStore: build.mutation({
      ...to('PATCH /api/staff/stores/:slug', ({ slug, body }: StoreChange) => ({ params: { slug }, body })),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Stores'] : []),
    }),
    mergeStore: build.mutation({
      ...to('POST /api/staff/stores/:slug/merge', ({ slug, body }: StoreMerge) => ({ params: { slug }, body })),
      invalidatesTags: ['Stores', 'Posts'],
    }),
    setRepresentative: build.mutation({
      ...to('POST /api/staff/stores/:slug/representatives', ({ slug, body }: Representative) => ({
        params: { slug },
        body,
      })),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Stores', 'Posts'] : []),
    }),
    declineRepresentative: build.mutation({
      ...to('POST /api/staff/stores/:slug/representatives/decline', ({ slug, body }: Declining) => ({
        params: { slug },
        body,
      })),
      invalidatesTags: ['Stores'],
    }),
    undoStoreMerge: build.mutation({
      ...to('POST /api/staff/stores/:slug/unmerge', ({ slug, version }: StoreAsSeen) => ({
        params: { slug },
        body: { version },
      })),
      invalidatesTags: ['Stores', 'Posts'],
    }),
  }),
})
