import type { OperationAction } from '@deals/events'
import { api, whenDone } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** What staff ask of a view as a whole. */
export type ViewAction = Exclude<OperationAction, 'retry' | 'discard'>
type ViewWish = { readonly name: string; readonly action: ViewAction }

/** What staff look at and change. */
export const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query({
      ...to('GET /api/staff/overview', (days: string) => ({ query: { days: Number(days) } })),
      keepUnusedDataFor: 0,
    }),
    getViews: build.query({
      ...to('GET /api/staff/projections'),
      providesTags: ['Staff'],
    }),
    getParked: build.query({
      ...to('GET /api/staff/parked'),
      providesTags: ['Staff'],
    }),
    getMailFailures: build.query({
      ...to('GET /api/staff/mail-failures', (page: number) => ({ query: { page } })),
      providesTags: ['Staff'],
    }),
    getRoles: build.query({
      ...to('GET /api/staff/roles'),
      providesTags: ['Staff'],
    }),
    changeRoles: build.mutation({
      ...to('PATCH /api/staff/users/:username/roles'),
      invalidatesTags: whenDone('Staff'),
    }),
    operateView: build.mutation({
      ...to('POST /api/staff/projections/:name/:action', (params: ViewWish) => ({ params, body: {} })),
      invalidatesTags: ['Staff'],
    }),
    operateParked: build.mutation({
      ...to('POST /api/staff/parked'),
      invalidatesTags: ['Staff'],
    }),
  }),
})
