import type { PostCard } from '@deals/events'

/** What a query of a list without end tells. */
export interface FeedAnswer {
  readonly data?: { readonly pages: readonly { readonly posts: readonly PostCard[]; readonly total: number }[] }
  readonly isError: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly hasNextPage: boolean
  readonly fetchNextPage: () => unknown
  readonly refetch: () => unknown
}
