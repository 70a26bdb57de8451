import { api, whenDone } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** Which stores staff ask for. */
export type StaffStoresAsked = {
  readonly search: string
  readonly status: 'all' | 'active' | 'pending' | 'blocked' | 'merged' | 'asked'
  readonly page: number
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
    listStoreActs: build.query({
      ...to('GET /api/staff/stores/:slug/history', (slug: string) => ({ params: { slug } })),
      providesTags: ['Stores'],
    }),
    registerStore: build.mutation({
      ...to('POST /api/staff/stores'),
      invalidatesTags: whenDone('Stores'),
    }),
    changeStore: build.mutation({
      ...to('PATCH /api/staff/stores/:slug'),
      invalidatesTags: whenDone('Stores'),
    }),
    mergeStore: build.mutation({
      ...to('POST /api/staff/stores/:slug/merge'),
      invalidatesTags: ['Stores', 'Posts'],
    }),
    setRepresentative: build.mutation({
      ...to('POST /api/staff/stores/:slug/representatives'),
      invalidatesTags: whenDone('Stores', 'Posts'),
    }),
    declineRepresentative: build.mutation({
      ...to('POST /api/staff/stores/:slug/representatives/decline'),
      invalidatesTags: ['Stores'],
    }),
    undoStoreMerge: build.mutation({
      ...to('POST /api/staff/stores/:slug/unmerge'),
      invalidatesTags: ['Stores', 'Posts'],
    }),
  }),
})
