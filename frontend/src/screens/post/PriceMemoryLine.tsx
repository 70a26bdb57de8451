import { TrendingDown } from 'lucide-react'
import { paidFor, toMinorUnits, type PostDetails, type PriceHistory } from '@deals/events'
import { standingApi } from '../../features/history/standing.endpoints.ts'
import { formatPrice } from '../../lib/money.ts'
import { PriceMemory } from './post-styles.ts'

const lowest = 'Lowest in 90 days'

/** What is known of a price that was the lowest when it was set; nothing where another post has been cheaper since. */
export function priceMemory(
  { id, ...asked }: Pick<PostDetails, 'id' | 'price' | 'shippingCost'>,
  history: PriceHistory | undefined,
): string | null {
  const paid = paidFor(asked)
  if (history === undefined || paid === null) {
    return lowest
  }
  if (history.lowest !== null && toMinorUnits(history.lowest.price) < toMinorUnits(paid)) {
    return null
  }
  // What the post itself asked before is no price that others know.
  const others = history.points.filter(({ postId }) => postId !== id).map((point) => point.price)
  if (others.length === 0) {
    return lowest
  }
  const [low, high] = [Math.min(...others), Math.max(...others)].map((amount) => formatPrice(amount, history.currency))
  return low === high ? `${lowest} · otherwise ${low}` : `${lowest} · otherwise ${low} to ${high}`
}

/** What is known of the product's prices, where this one is the lowest. */
export function PriceMemoryLine({ post }: { readonly post: PostDetails }) {
  const isLowest = post.priceStanding === 'lowest' && post.type === 'product'
  const { data } = standingApi.useGetPriceHistoryQuery(post.id, { skip: !isLowest })
  const text = isLowest ? priceMemory(post, data) : null
  return (
    text !== null && (
      <PriceMemory>
        <TrendingDown aria-hidden="true" />
        {text}
      </PriceMemory>
    )
  )
}
