import type { OperationAction } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'
import type { SentTo } from '../../lib/call.ts'

/** What staff ask of a view as a whole. */
export type ViewAction = Exclude<OperationAction, 'retry' | 'discard'>

/** What staff look at and change. */
export const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query({
      ...to('GET /api/staff/overview', (days: string) => ({ query: { days: Number(days) } })),
      keepUnusedDataFor: 0,
    }),
    getViews: build.query({
      ...to('GET /api/staff/projections', (_nothing: undefined) => ({})),
      providesTags: ['Staff'],
    }),
    getParked: build.query({
      ...to('GET /api/staff/parked', (_nothing: undefined) => ({})),
      providesTags: ['Staff'],
    }),
    getMailFailures: build.query({
      ...to('GET /api/staff/mail-failures', (page: number) => ({ query: { page } })),
      providesTags: ['Staff'],
    }),
    operateView: build.mutation({
      ...to(
        'POST /api/staff/projections/:name/:action',
        (params: { readonly name: string; readonly action: ViewAction }) => ({
          params,
          body: {},
        }),
      ),
      invalidatesTags: ['Staff'],
    }),
    operateParked: build.mutation({
      ...to('POST /api/staff/parked', (body: SentTo<'POST /api/staff/parked'>) => ({ body })),
      invalidatesTags: ['Staff'],
    }),
  }),
})
