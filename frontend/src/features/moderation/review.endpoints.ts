import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** What a moderator does with a single post from its page. */
export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendToReview: build.mutation({
      ...to('PATCH /api/moderation/posts/:id/status'),
    }),
    lockComments: build.mutation({
      ...to('POST /api/posts/:id/comment-lock'),
    }),
    unlockComments: build.mutation({
      ...to('DELETE /api/posts/:id/comment-lock', (postId: number) => ({ params: { id: postId } })),
    }),
    restorePost: build.mutation({
      ...to('POST /api/posts/:id/restore', (postId: number) => ({ params: { id: postId } })),
    }),
  }),
})
