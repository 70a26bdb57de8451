import type { CommentsOfUser, PostList, PostStatus, UserPostOrder } from '@deals/events'
import { api, tagNamed } from '../../lib/api.ts'
import { to, type Paged } from '../../lib/call.ts'

const pageSize = 25

/** Which posts of which member. */
export interface PostsOfUserRequest {
  readonly username: string
  readonly statuses: readonly PostStatus[]
  /** The newest first, unless something else is asked for. */
  readonly sortOrder?: UserPostOrder
}

/** Members as everybody sees them. */
export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query({
      ...to('GET /api/users/:username', (username: string) => ({ params: { username } })),
      providesTags: (_profile, _error, username) => tagNamed('Profile', username),
    }),
    listPostsOfUser: build.infiniteQuery({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last: PostList, _all: readonly PostList[], page: number) =>
          last.posts.length < pageSize ? undefined : page + 1,
      },
      ...to(
        'GET /api/users/:username/posts',
        ({ queryArg: { username, statuses, sortOrder }, pageParam: page }: Paged<PostsOfUserRequest>) => ({
          params: { username },
          query: { page, limit: pageSize, statuses: statuses.join(','), sortOrder },
        }),
      ),
      providesTags: ['Posts', 'Profile'],
    }),
    countVotesOfUser: build.query({
      ...to('GET /api/users/:username/votes', (username: string) => ({ params: { username } })),
    }),
    listCommentsOfUser: build.infiniteQuery({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last: CommentsOfUser, _all: readonly CommentsOfUser[], page: number) =>
          page * pageSize >= last.total ? undefined : page + 1,
      },
      ...to('GET /api/users/:username/comments', ({ queryArg: username, pageParam: page }: Paged<string>) => ({
        params: { username },
        query: { page, limit: pageSize },
      })),
      providesTags: ['Comments'],
    }),
  }),
})
