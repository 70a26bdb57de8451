import { dayMs, byPosition } from '@deals/events'
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
/** What a post says of its price at a time. */
interface Told {
  readonly price?: unknown
  readonly shippingCost?: unknown
  readonly currency?: unknown
}
type TellingField = keyof Told
/** What one pays changes with the shipping, too. */
const paying: readonly TellingField[] = ['price', 'currency', 'shippingCost']
const isAmount = (value: unknown): value is number => typeof value === 'number'

/** What one paid for a product in one currency, shipping included, from all its posts and their edits, oldest first. */
export function paidPoints(posts: readonly PostDoc[], lines: readonly HistoryDoc[]): PricePoint[] {
  return posts
    .flatMap((post) => pointsOf(post, lines))
    .toSorted((left, right) => left.at - right.at || left.postId - right.postId)
}

function pointsOf(post: PostDoc, lines: readonly HistoryDoc[]): PricePoint[] {
  const { postId, currency, status, expiredAt, updatedAt } = post
  const told = toldBy(post, lines)
  const over = status === 'expired' ? (expiredAt ?? updatedAt) : null
  return told.flatMap(({ at, price, shippingCost, currency: then }, place) => {
    // What was asked in another currency is an amount of something else.
    if (!isAmount(price) || then !== currency) {
      return []
    }
    const until = told[place + 1]?.at ?? over
    const kind = place === 0 ? 'posted' : 'changed'
    return [{ at, until, postId, price: price + (isAmount(shippingCost) ? shippingCost : 0), kind }]
  })
}

/** These fields of a post, from its first day on. */
function toldBy(post: PostDoc, lines: readonly HistoryDoc[]): readonly (Told & { readonly at: number })[] {
  const edits = lines
    .filter(({ postId }) => postId === post.postId)
    .toSorted((left, right) => byPosition(left.position, right.position))
    .flatMap(({ at, changes = {} }) => (paying.every((field) => changes[field] === undefined) ? [] : [{ at, changes }]))
  const firstOf = (field: TellingField): unknown => {
    const first = edits.find(({ changes }) => changes[field] !== undefined)
    return first === undefined ? post[field] : first.changes[field]?.from
  }
  const eachOf = (valueOf: (field: TellingField) => unknown): Told =>
    Object.fromEntries(paying.map((field) => [field, valueOf(field)]))
  const told = [{ at: post.createdAt, ...eachOf(firstOf) }]
  for (const { at, changes } of edits) {
    const before = told.at(-1)
    told.push({ at, ...eachOf((field) => (changes[field] === undefined ? before?.[field] : changes[field].to)) })
  }
  return told
}

/** Whether a price stood at a time or after it. */
export const stoodSince =
  (since: number) =>
  ({ until }: PricePoint): boolean =>
    until === null || until >= since

const memoryMs = 90 * dayMs

/** The lowest price that stood at some time in the last 90 days. */
export function lowestOf(points: readonly PricePoint[], now: number): PricePoint | null {
  return points
    .filter(stoodSince(now - memoryMs))
    .reduce<PricePoint | null>(
      (lowest, point) => (lowest === null || point.price < lowest.price ? point : lowest),
      null,
    )
}
