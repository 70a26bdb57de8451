import { byPosition } from '@deals/events'
import type { HistoryDoc, PostDoc } from '@deals/projector/read-models'

/** A price that was known from some time on. Amounts in minor units. */
export interface PricePoint {
  at: number
  postId: number
  price: number
  kind: 'posted' | 'changed'
}
const isAmount = (value: unknown): value is number => typeof value === 'number'

/** Prices of one product from all its posts and their edits, oldest first. */
export function pricePoints(posts: readonly PostDoc[], lines: readonly HistoryDoc[]): PricePoint[] {
  return posts
    .flatMap((post) => {
      const changes = lines
        .filter(({ postId, changes: changed }) => postId === post.postId && changed?.['price'] !== undefined)
        .toSorted((left, right) => byPosition(left.position, right.position))
      const first = changes[0]?.changes?.['price']?.from ?? (changes.length === 0 ? post.price : undefined)
      return [
        ...pointOf({ at: post.createdAt, postId: post.postId, price: first, kind: 'posted' }),
        ...changes.flatMap(({ at, changes: changed }) =>
          pointOf({ at, postId: post.postId, price: changed?.['price']?.to, kind: 'changed' }),
        ),
      ]
    })
    .toSorted((left, right) => left.at - right.at || left.postId - right.postId)
}

function pointOf({ price, ...point }: Omit<PricePoint, 'price'> & { price: unknown }): PricePoint[] {
  return isAmount(price) ? [{ ...point, price }] : []
}

const memoryMs = 90 * 86_400_000

/** The lowest price of the last 90 days; a price stands until the same post has another one. */
export function lowestOf(points: readonly PricePoint[], now: number): PricePoint | null {
  const recent = points.filter((point) => {
    const next = points.find(({ postId, at }) => postId === point.postId && at > point.at)
    return (next?.at ?? now) >= now - memoryMs
  })
  return recent.reduce<PricePoint | null>(
    (lowest, point) => (lowest === null || point.price < lowest.price ? point : lowest),
    null,
  )
}
