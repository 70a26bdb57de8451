import type { Currency } from '@deals/events'
import { api } from '../../lib/api.ts'

/** A price that was known from some time on. */
export interface PricePoint {
  readonly at: string
  readonly postId: number
  readonly price: number
  readonly kind: 'posted' | 'changed'
}

/** Every known price of the product, oldest first. */
export interface PriceHistoryView {
  readonly currency: Currency
  readonly points: readonly PricePoint[]
  readonly lowest: PricePoint | null
}

/** Why a post stands where it stands. */
export interface RankView {
  readonly best: number
  readonly terms: Readonly<Record<'votes' | 'approval' | 'comments' | 'price' | 'expiry' | 'time', number>>
  readonly countedVotes: number
  readonly excludedVotes: number
  readonly oneMoreVote: number
  readonly place: number | null
}

/** How a post stands among others: by price and in the order of the feed. */
export const standingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPriceHistory: build.query<PriceHistoryView, number>({
      query: (postId) => ({ path: `/api/posts/${postId}/price-history` }),
      providesTags: (_answer, _error, postId) => [{ type: 'Post', id: postId }],
    }),
    getRank: build.query<RankView, number>({
      query: (postId) => ({ path: `/api/posts/${postId}/rank` }),
      providesTags: (_answer, _error, postId) => [{ type: 'Post', id: postId }],
    }),
  }),
})
