import type { Comparable, DealScoreEvent, PostForJobs, StoreRecord } from '@deals/events'

/** Everything that a score is made of; equal inputs give equal scores. */
export interface ScoreInput {
  post: Pick<
    PostForJobs,
    | 'postId'
    | 'title'
    | 'content'
    | 'originalPrice'
    | 'currency'
    | 'storeSlug'
    | 'dealUrl'
    | 'availability'
    | 'shippingCost'
    | 'couponCode'
    | 'images'
  > & { price: number }
  comparables: readonly Comparable[]
  store: StoreRecord | null
}
/** Points of one part and the sentence that explains them. */
export interface Part {
  points: number
  reason: string
}
export type DealScore = Omit<Extract<DealScoreEvent, { type: 'ScoreCompleted' }>['data'], 'postId' | 'attempt'>
