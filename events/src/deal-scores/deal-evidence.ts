import type { PageSeen } from '../posts/inspection.ts'
import type { Comparable, KnownPrice, PostForJobs } from '../posts/posts.questions.ts'
import type { StoreRecord } from '../stores/stores.questions.ts'

type Judged =
  | ('postId' | 'title' | 'content' | 'originalPrice' | 'currency' | 'categorySlug')
  | ('storeSlug' | 'dealUrl' | 'availability' | 'shippingCost' | 'couponCode' | 'images')

/** Everything that a score is made of; equal evidence gives equal scores. Amounts in minor units, times in ms. */
export interface DealEvidence {
  post: Pick<PostForJobs, Judged> & { price: number }
  /** Other posts of the shelf, of whatever kind and size. */
  comparables: readonly Comparable[]
  /** What this very product cost here before. */
  history: readonly KnownPrice[]
  store: StoreRecord | null
  /** What the page of the shop said when the post was reviewed; absent where nobody could read it. */
  page?: PageSeen
  /** What members said of this deal in the last days. */
  said: { confirmed: number; denied: number }
  now: number
}
