import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** How a post stands among others: by price and in the order of the feed. */
export const standingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPriceHistory: build.query({
      ...to('GET /api/posts/:id/price-history', (postId: number) => ({ params: { id: postId } })),
      providesTags: (_answer, _error, postId) => [{ type: 'Post', id: postId }],
    }),
    getRank: build.query({
      ...to('GET /api/posts/:id/rank', (postId: number) => ({ params: { id: postId } })),
      providesTags: (_answer, _error, postId) => [{ type: 'Post', id: postId }],
    }),
  }),
})
