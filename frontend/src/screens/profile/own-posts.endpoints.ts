import type { PostStatus } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

interface OwnPostsQuestion {
  readonly username: string
  readonly statuses: readonly PostStatus[]
}

const pageSize = 25

/** A member's own posts, those included that nobody else sees. */
export const ownPostsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnPosts: build.query({
      ...to('GET /api/users/:username/posts', ({ username, statuses }: OwnPostsQuestion) => ({
        params: { username },
        query: { page: 1, limit: pageSize, statuses: statuses.join(',') },
      })),
      providesTags: ['Posts', 'Profile'],
    }),
  }),
})
