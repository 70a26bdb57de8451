import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** What comments said before, which few look at. */
export const commentHistoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCommentHistory: build.query({
      ...to('GET /api/comments/:id/history', (id: number) => ({ params: { id } })),
      providesTags: (answer) => [{ type: 'Comments', id: answer?.postId ?? 0 }],
    }),
  }),
})
