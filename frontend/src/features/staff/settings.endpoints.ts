import { api } from '../../lib/api.ts'
import { to, type SentTo } from '../../lib/call.ts'

/** Limits and thresholds of the site. */
export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query({
      ...to('GET /api/staff/settings'),
      providesTags: ['Staff'],
    }),
    changeSettings: build.mutation(
      to('PATCH /api/staff/settings', (body: SentTo<'PATCH /api/staff/settings'>) => ({ body })),
    ),
  }),
})
