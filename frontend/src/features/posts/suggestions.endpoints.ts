import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** Edits that members suggest of a post. */
export const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSuggestions: build.query({
      ...to('GET /api/posts/:id/suggestions', (postId: number) => ({ params: { id: postId } })),
      providesTags: (_answer, _error, postId) => [{ type: 'Post', id: postId }],
    }),
  }),
})
