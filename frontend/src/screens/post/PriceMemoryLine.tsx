import { TrendingDown } from 'lucide-react'
import type { PostDetails, PriceHistory } from '@deals/events'
import { standingApi } from '../../features/history/standing.endpoints.ts'
import { formatPrice } from '../../lib/money.ts'
import { PriceMemory } from './post-styles.ts'

/** The prices that the product has otherwise, as a range; nothing where none is known. */
export function usualPrices({ points, currency }: PriceHistory, price: number | null): string | null {
  const others = points.map((point) => point.price).filter((other) => price === null || other > price)
  if (others.length === 0) {
    return null
  }
  const low = formatPrice(Math.min(...others), currency)
  const high = formatPrice(Math.max(...others), currency)
  return low === high ? `usually ${low}` : `usually ${low} to ${high}`
}

/** What is known of the product's prices, where this one is the lowest. */
export function PriceMemoryLine({ post }: { readonly post: PostDetails }) {
  const isLowest = post.priceStanding === 'lowest' && post.type === 'product'
  const { data } = standingApi.useGetPriceHistoryQuery(post.id, { skip: !isLowest })
  if (!isLowest) {
    return null
  }
  const usual = data === undefined ? null : usualPrices(data, post.price)
  return (
    <PriceMemory>
      <TrendingDown aria-hidden="true" />
      {usual === null ? 'Lowest in 90 days' : `Lowest in 90 days · ${usual}`}
    </PriceMemory>
  )
}
