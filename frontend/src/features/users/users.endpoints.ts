import type { CommentView, PostList, PublicProfile } from '@deals/events'
import { api } from '../../lib/api.ts'

const pageSize = 25

/** A comment with the title of the post that it stands under. */
export type CommentOfUser = CommentView & { readonly postTitle?: string }
export interface CommentsOfUser {
  readonly comments: readonly CommentOfUser[]
  readonly total: number
}

/** Which posts of which member. */
export interface PostsOfUserRequest {
  readonly username: string
  readonly status: 'active' | 'expired'
}

const path = (username: string, list = '') => `/api/users/${encodeURIComponent(username)}${list}`

/** Members as everybody sees them. */
export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<PublicProfile, string>({
      query: (username) => ({ path: path(username) }),
      providesTags: (_profile, _error, username) => [{ type: 'Profile', id: username }],
    }),
    listPostsOfUser: build.infiniteQuery<PostList, PostsOfUserRequest, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _all, page) => (last.posts.length < pageSize ? undefined : page + 1),
      },
      query: ({ queryArg: { username, status }, pageParam: page }) => ({
        path: path(username, '/posts'),
        params: { page, limit: pageSize, statuses: status },
      }),
      providesTags: ['Posts'],
    }),
    listCommentsOfUser: build.infiniteQuery<CommentsOfUser, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _all, page) => (page * pageSize >= last.total ? undefined : page + 1),
      },
      query: ({ queryArg: username, pageParam: page }) => ({
        path: path(username, '/comments'),
        params: { page, limit: pageSize },
      }),
      providesTags: ['Comments'],
    }),
  }),
})
