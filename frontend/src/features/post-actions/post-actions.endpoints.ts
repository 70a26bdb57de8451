import type { PostDetails, PostStatus } from '@deals/events'
import { api } from '../../lib/api.ts'

interface Changed {
  readonly status: PostStatus
}

interface AvailabilitySignal {
  readonly postId: number
  readonly available: boolean
}

/** What can be done to one's own post, and by moderators to any. */
export const postActionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    expirePost: build.mutation<Changed, number>({
      query: (id) => ({ path: `/api/posts/${id}/expire`, method: 'PATCH' }),
    }),
    renewPost: build.mutation<Changed, number>({
      query: (id) => ({ path: `/api/posts/${id}/renew`, method: 'PATCH' }),
    }),
    deletePost: build.mutation<Changed | null, number>({
      query: (id) => ({ path: `/api/posts/${id}`, method: 'DELETE' }),
      // The post's own page is left, so only lists need the news.
      invalidatesTags: (_answer, error) => (error === undefined ? ['Posts', 'Bookmarks', 'Profile'] : []),
    }),
    /** What readers know of the deal: still there, or over. */
    tellAvailability: build.mutation<PostDetails['meter'], AvailabilitySignal>({
      query: ({ postId, available }) => ({
        path: `/api/posts/${postId}/availability`,
        method: 'POST',
        body: { available },
      }),
    }),
  }),
})
