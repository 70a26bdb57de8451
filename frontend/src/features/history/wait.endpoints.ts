import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** Where a post waits for moderators; few pages ask. */
export const waitApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWait: build.query({
      ...to('GET /api/posts/:id/wait', (postId: number) => ({ params: { id: postId } })),
      providesTags: (_answer, _error, postId) => [{ type: 'Post', id: postId }],
    }),
  }),
})
