import type { NewsKind } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

export interface NewsQuestion {
  readonly kind: NewsKind
  readonly page: number
}
/** How many stand on a page. */
export const newsPageSize = 24

/** What happened since a member was here. */
export const visitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNews: build.query({
      ...to('GET /api/visits/since', ({ kind, page }: NewsQuestion) => ({
        query: { kind, page, limit: newsPageSize },
      })),
      providesTags: ['Visits'],
    }),
    /** All that an answer could show is read, and nothing that came since. */
    markRead: build.mutation({
      ...to('POST /api/visits', (readUpTo: string) => ({ body: { begunAgo: 0, endedAgo: 0, opened: [], readUpTo } })),
      invalidatesTags: ['Visits'],
    }),
  }),
})
