import type { PostList, PostStatus } from '@deals/events'
import { api } from '../../lib/api.ts'

interface OwnPostsQuestion {
  readonly username: string
  readonly statuses: readonly PostStatus[]
}

const pageSize = 25

/** A member's own posts, those included that nobody else sees. */
export const ownPostsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnPosts: build.query<PostList, OwnPostsQuestion>({
      query: ({ username, statuses }) => ({
        path: `/api/users/${encodeURIComponent(username)}/posts`,
        params: { page: 1, limit: pageSize, statuses: statuses.join(',') },
      }),
      providesTags: ['Posts', 'Profile'],
    }),
  }),
})
