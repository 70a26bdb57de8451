import { byPosition } from '@deals/events'
import type { HistoryDoc, PostDoc } from '@deals/projector/read-models'

/** A price that was known from some time on. Amounts in minor units. */
export interface PricePoint {
  readonly at: number
  /** When the post had another one or was over; null while it stands. */
  readonly until: number | null
  readonly postId: number
  readonly price: number
  readonly kind: 'posted' | 'changed'
}
interface Told {
  readonly at: number
  readonly price: unknown
  readonly shippingCost: unknown
  readonly currency: unknown
}
type TellingField = 'price' | 'shippingCost' | 'currency'
const isAmount = (value: unknown): value is number => typeof value === 'number'

/** Prices of one product in one currency, from all its posts and their edits, oldest first. */
export function pricePoints(posts: readonly PostDoc[], lines: readonly HistoryDoc[]): PricePoint[] {
  return posts
    .flatMap((post) => pointsOf(post, lines))
    .toSorted((left, right) => left.at - right.at || left.postId - right.postId)
}

function pointsOf(post: PostDoc, lines: readonly HistoryDoc[], isPaid = false): PricePoint[] {
  const { postId, currency, status, expiredAt, updatedAt } = post
  const told = toldBy(
    post,
    lines,
    isPaid ? (['price', 'currency', 'shippingCost'] as const) : (['price', 'currency'] as const),
  )
  const over = status === 'expired' ? (expiredAt ?? updatedAt) : null
  return told.flatMap(({ at, price, shippingCost, currency: then }, place) =>
    // What was asked in another currency is an amount of something else.
    isAmount(price) && then === currency
      ? [
          {
            at,
            until: told[place + 1]?.at ?? over,
            postId,
            price: price + (isPaid && isAmount(shippingCost) ? shippingCost : 0),
            kind: place === 0 ? 'posted' : 'changed',
          },
        ]
      : [],
  )
}

/** The same of what one paid, shipping included: it changes with either. */
export function paidPoints(posts: readonly PostDoc[], lines: readonly HistoryDoc[]): PricePoint[] {
  return posts.flatMap((post) => pointsOf(post, lines, true))
}

/** What a post asked for, from its first day on. */
function toldBy(post: PostDoc, lines: readonly HistoryDoc[], fields: readonly TellingField[]): Told[] {
  const edits = lines
    .filter(({ postId }) => postId === post.postId)
    .toSorted((left, right) => byPosition(left.position, right.position))
    .flatMap(({ at, changes = {} }) => (fields.every((field) => changes[field] === undefined) ? [] : [{ at, changes }]))
  const firstOf = (field: TellingField): unknown => {
    const first = edits.find(({ changes }) => changes[field] !== undefined)
    return first === undefined ? post[field] : first.changes[field]?.from
  }
  const told: Told[] = [
    {
      at: post.createdAt,
      price: firstOf('price'),
      shippingCost: firstOf('shippingCost'),
      currency: firstOf('currency'),
    },
  ]
  for (const { at, changes } of edits) {
    const before = told.at(-1)
    const toOf = (field: TellingField): unknown => (changes[field] === undefined ? before?.[field] : changes[field].to)
    told.push({ at, price: toOf('price'), shippingCost: toOf('shippingCost'), currency: toOf('currency') })
  }
  return told
}

/** Whether a price stood at a time or after it. */
export const stoodSince =
  (since: number) =>
  ({ until }: PricePoint): boolean =>
    until === null || until >= since

const memoryMs = 90 * 86_400_000

/** The lowest price that stood at some time in the last 90 days. */
export function lowestOf(points: readonly PricePoint[], now: number): PricePoint | null {
  return points
    .filter(stoodSince(now - memoryMs))
    .reduce<PricePoint | null>(
      (lowest, point) => (lowest === null || point.price < lowest.price ? point : lowest),
      null,
    )
}
