import type { PostCard, PostDetails, PostTombstone } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to, type Paged } from '../../lib/call.ts'
import { feedPageSize, postListParams, type PostListRequest } from './post-list-request.ts'

/** A page of a list, and what its first page was given with: later pages then neither repeat nor leave out a post. */
interface PagePlace {
  readonly page: number
  readonly asOf?: number | undefined
}
interface ReadPostList {
  readonly posts: readonly PostCard[]
  readonly total: number
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
    listPosts: build.query({
      ...to('GET /api/posts', (request: PostListRequest) => ({ query: postListParams(request, 1) })),
      providesTags: ['Posts'],
    }),
    /** A list without end. */
    getFeed: build.infiniteQuery({
      infiniteQueryOptions,
      ...to('GET /api/posts', ({ queryArg, pageParam: { page, asOf } }: Paged<PostListRequest, PagePlace>) => ({
        query: { ...postListParams({ limit: feedPageSize, ...queryArg }, page), asOf },
      })),
      providesTags: ['Posts'],
    }),
    /** For a member; the categories count only while the member is not known yet. */
    getForYou: build.infiniteQuery({
      infiniteQueryOptions,
      ...to(
        'GET /api/posts/for-you',
        ({ queryArg: categories, pageParam: { page } }: Paged<readonly string[], PagePlace>) => ({
          query: { page, limit: feedPageSize, categories: categories.join(',') },
        }),
      ),
      providesTags: ['Posts'],
    }),
    /** Of a search that found little. */
    listSpellings: build.query(to('GET /api/posts/spellings', (q: string) => ({ query: { q } }))),
    /** What the poster of a deleted post gets has no content. */
    getPost: build.query({
      ...to('GET /api/posts/:id', (id: number) => ({ params: { id } })),
      providesTags: (_post, _error, id) => [{ type: 'Post', id }],
    }),
  }),
})

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
