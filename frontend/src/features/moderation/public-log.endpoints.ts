import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** How many decisions a page of the log shows. */
export const publicLogPageSize = 50

/** What moderators decided, for everybody. */
export const publicLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPublicLog: build.query({
      ...to('GET /api/moderation-log', (page: number) => ({ query: { page, limit: publicLogPageSize } })),
      providesTags: ['Moderation'],
    }),
  }),
})
