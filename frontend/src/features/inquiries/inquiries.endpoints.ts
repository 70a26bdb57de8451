import { api } from '../../lib/api.ts'
import { to, type SentTo } from '../../lib/call.ts'

/** Letters to the people who run the site. */
export const inquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportBug: build.mutation({
      ...to('POST /api/bug-reports', (body: SentTo<'POST /api/bug-reports'> | FormData) => ({ body })),
    }),
    contact: build.mutation({ ...to('POST /api/contact') }),
  }),
})
