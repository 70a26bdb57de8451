import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

interface Review {
  readonly postId: number
  readonly feedback: string
}

interface Lock {
  readonly postId: number
  readonly reason: string
}

/** What a moderator does with a single post from its page. */
export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendToReview: build.mutation({
      ...to('PATCH /api/moderation/posts/:id/status', ({ postId, feedback }: Review) => ({
        params: { id: postId },
        body: { status: 'poster-review', feedback },
      })),
    }),
    lockComments: build.mutation({
      ...to('POST /api/posts/:id/comment-lock', ({ postId, reason }: Lock) => ({
        params: { id: postId },
        body: { reason },
      })),
    }),
    unlockComments: build.mutation({
      ...to('DELETE /api/posts/:id/comment-lock', (postId: number) => ({ params: { id: postId } })),
    }),
    restorePost: build.mutation({
      ...to('POST /api/posts/:id/restore', (postId: number) => ({ params: { id: postId } })),
    }),
  }),
})
