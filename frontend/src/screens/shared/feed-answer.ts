import type { ForYouPost } from '../../features/posts/posts.endpoints.ts'

/** What a query of a list without end tells. */
export interface FeedAnswer {
  readonly data?: { readonly pages: readonly { readonly posts: readonly ForYouPost[]; readonly total: number }[] }
  readonly isError: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly hasNextPage: boolean
  readonly fetchNextPage: () => unknown
  readonly refetch: () => unknown
}
