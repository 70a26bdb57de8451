import type { PostHistoryView } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to, type Paged } from '../../lib/call.ts'

const pageSize = 50

/** A post at a time, as an address says it. */
export interface PastPlace {
  readonly id: number
  readonly at: string
}

/** What happened to a post, the newest first; moderators are told more. */
export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHistory: build.infiniteQuery({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last: PostHistoryView, _all: readonly PostHistoryView[], page: number) =>
          page * pageSize >= last.total ? undefined : page + 1,
      },
      ...to('GET /api/posts/:id/history', ({ queryArg: postId, pageParam: page }: Paged<number>) => ({
        params: { id: postId },
        query: { page, limit: pageSize, sort: 'newest' },
      })),
      providesTags: (_answer, _error, postId) => [{ type: 'Post', id: postId }],
    }),
    /** The post as it stood. */
    getPast: build.query({
      ...to('GET /api/posts/:id/as-of', ({ id, at }: PastPlace) => ({ params: { id }, query: { at } })),
      providesTags: (_answer, _error, { id }) => [{ type: 'Post', id }],
    }),
  }),
})
