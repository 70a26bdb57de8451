import type { DealScoreView } from '@deals/events'
import { api } from '../../lib/api.ts'

/** What the AI thinks of a deal. A post without a score answers 404. */
export const dealScoresApi = api.injectEndpoints({
  endpoints: (build) => ({
    getScore: build.query<DealScoreView, number>({
      query: (postId) => ({ path: `/api/posts/${postId}/score` }),
      providesTags: (_answer, _error, postId) => [{ type: 'Score', id: postId }],
    }),
    generateScore: build.mutation<unknown, number>({
      query: (postId) => ({ path: `/api/posts/${postId}/score`, method: 'POST' }),
      invalidatesTags: (_answer, error, postId) => (error === undefined ? [{ type: 'Score', id: postId }] : []),
    }),
  }),
})
