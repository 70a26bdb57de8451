import { api } from '../../lib/api.ts'

interface Review {
  readonly postId: number
  readonly feedback: string
}

/** What a moderator does with a single post from its page. */
export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendToReview: build.mutation<unknown, Review>({
      query: ({ postId, feedback }) => ({
        path: `/api/moderation/posts/${postId}/status`,
        method: 'PATCH',
        body: { status: 'poster-review', feedback },
      }),
    }),
    restorePost: build.mutation<unknown, number>({
      query: (postId) => ({ path: `/api/posts/${postId}/restore`, method: 'POST' }),
    }),
  }),
})
