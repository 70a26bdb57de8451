import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

interface Review {
  readonly postId: number
  readonly feedback: string
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
    restorePost: build.mutation({
      ...to('POST /api/posts/:id/restore', (postId: number) => ({ params: { id: postId } })),
    }),
  }),
})
