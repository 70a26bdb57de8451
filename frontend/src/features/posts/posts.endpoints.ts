import type { PostCard, PostDetails, PostList, PostTombstone } from '@deals/events'
import { api } from '../../lib/api.ts'
import { feedPageSize, postListParams } from './post-list-request.ts'
import type { PostListRequest } from './post-list-request.ts'

/** A page of a list, and when its first page was read: later pages then neither repeat nor leave out a post. */
interface PagePlace {
  readonly page: number
  readonly asOf?: number | undefined
}
interface ReadPostList extends PostList {
  readonly asOf?: number
}

/** Page 1 first, then as long as the pages before did not hold all there are. */
const infiniteQueryOptions = {
  initialPageParam: { page: 1 } satisfies PagePlace,
  getNextPageParam: (last: ReadPostList, all: readonly ReadPostList[], { page }: PagePlace): PagePlace | undefined => {
    const seen = all.reduce((count, { posts }) => count + posts.length, 0)
    return last.posts.length === 0 || seen >= last.total ? undefined : { page: page + 1, asOf: all[0]?.asOf }
  },
}

/** Reading posts. What changes them stands with the feature that changes. */
export const postsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page, for boxes and carousels. */
    listPosts: build.query<PostList, PostListRequest>({
      query: (request) => ({ path: '/api/posts', params: postListParams(request, 1) }),
      providesTags: ['Posts'],
    }),
    /** A list without end. */
    getFeed: build.infiniteQuery<ReadPostList, PostListRequest, PagePlace>({
      infiniteQueryOptions,
      query: ({ queryArg, pageParam: { page, asOf } }) => ({
        path: '/api/posts',
        params: { ...postListParams({ limit: feedPageSize, ...queryArg }, page), asOf },
      }),
      providesTags: ['Posts'],
    }),
    /** For a member; the categories count only while the member is not known yet. */
    getForYou: build.infiniteQuery<ForYouList, readonly string[], PagePlace>({
      infiniteQueryOptions,
      query: ({ queryArg: categories, pageParam: { page } }) => ({
        path: '/api/posts/for-you',
        params: { page, limit: feedPageSize, categories: categories.join(',') },
      }),
      providesTags: ['Posts'],
    }),
    /** What the poster of a deleted post gets has no content. */
    getPost: build.query<PostDetails | PostTombstone, number>({
      query: (id) => ({ path: `/api/posts/${id}` }),
      providesTags: (_post, _error, id) => [{ type: 'Post', id }],
    }),
  }),
})

/** The personal list. */
export interface ForYouList extends PostList {
  /** False while the member has done too little to be known; then chosen categories decide. */
  readonly isKnown: boolean
  /** Why a post is there, by its id. */
  readonly because: Readonly<Record<string, string>>
}

/** Whether the answer is the line that is left of a deleted post. */
export function isTombstone(post: PostDetails | PostTombstone): post is PostTombstone {
  return 'deletedAt' in post
}

/** The posts of all pages, each once: a post that moved while pages were read may be on two of them. */
export function postsOf<Post extends PostCard>(pages: readonly { readonly posts: readonly Post[] }[]): Post[] {
  const byId = new Map<number, Post>()
  for (const post of pages.flatMap(({ posts }) => posts)) {
    if (!byId.has(post.id)) {
      byId.set(post.id, post)
    }
  }
  return [...byId.values()]
}
