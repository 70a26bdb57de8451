import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** What happened to a post; moderators are told more. */
export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHistory: build.query({
      ...to('GET /api/posts/:id/history', (postId: number) => ({ params: { id: postId } })),
      providesTags: (_answer, _error, postId) => [{ type: 'Post', id: postId }],
    }),
  }),
})
