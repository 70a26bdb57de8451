import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** What staff look at and change. */
export const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query({
      ...to('GET /api/staff/overview', (days: string) => ({ query: { days: Number(days) } })),
      keepUnusedDataFor: 0,
    }),
  }),
})
