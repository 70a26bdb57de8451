import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** What the AI thinks of a deal. A post without a score answers 404. */
export const dealScoresApi = api.injectEndpoints({
  endpoints: (build) => ({
    getScore: build.query({
      ...to('GET /api/posts/:id/score', (postId: number) => ({ params: { id: postId } })),
      providesTags: (_answer, _error, postId) => [{ type: 'Score', id: postId }],
    }),
    generateScore: build.mutation({
      ...to('POST /api/posts/:id/score', (postId: number) => ({ params: { id: postId } })),
      invalidatesTags: (_answer, error, postId) => (error === undefined ? [{ type: 'Score', id: postId }] : []),
    }),
  }),
})
