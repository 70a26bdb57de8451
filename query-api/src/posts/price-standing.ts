import type { PriceStanding } from '@deals/events'
import type { PostDoc } from '@deals/projector/read-models'

export type PricedProduct = PostDoc & { price: number }

/** Whether a post is a product with a price of its own. */
export const isPricedProduct = <P extends PostDoc>(post: P): post is P & { price: number } =>
  post.type === 'product' && post.price !== undefined

/** Fewer known prices than these say nothing about a lowest one. */
const fewestObservations = 3

/** How a price stands among other posts of the product: beaten by a cheaper active one, the lowest of 90 days, or neither. */
export function priceStandingAmong(
  others: readonly PricedProduct[],
  { price, since }: { price: number; since: number },
): PriceStanding {
  if (others.some((post) => post.status === 'active' && post.price < price)) {
    return 'beaten'
  }
  const known = others.filter((post) => post.status === 'active' || (post.expiredAt ?? post.updatedAt) >= since)
  // The price itself is an observation too.
  return known.length + 1 >= fewestObservations && known.every((post) => price <= post.price) ? 'lowest' : 'none'
}
