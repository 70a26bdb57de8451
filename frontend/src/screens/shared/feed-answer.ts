import type { PostCard } from '@deals/events'

interface FeedPage {
  readonly posts: readonly PostCard[]
  readonly total: number
  /** Where it may not be: whether `total` is all there is. */
  readonly isWhole?: boolean
}

/** What a query of a list without end tells. */
export interface FeedAnswer {
  readonly data?: { readonly pages: readonly FeedPage[] }
  readonly isError: boolean
  readonly error?: unknown
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly hasNextPage: boolean
  readonly fetchNextPage: () => unknown
  readonly refetch: () => unknown
}
