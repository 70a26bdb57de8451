import { posts, type Filter } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { remembered } from '../platform/remembered.ts'

const exactUpTo = 10_000
const hour = 3_600_000
const largeTotals = remembered<number>({ name: 'large-totals', atLeastMs: 30_000 })
/** A rare value among very many posts: counting them at every page would hold up everybody. */
const slowTotals = remembered<number>({ name: 'slow-totals', atLeastMs: 0, slowFromMs: 50 })

/** How many posts answer a filter: exact up to 10,000, beyond that a little old. */
export async function countPosts(
  { readModels, now }: Pick<Asking, 'readModels' | 'now'>,
  filter: Filter,
): Promise<number> {
  const keeping = { readModels, now, key: keyOf(filter, now) }
  const large = largeTotals.peek(keeping)
  if (large !== undefined) {
    return large
  }
  const collection = readModels.collection(posts)
  const counted = await slowTotals.get(keeping, () => collection.count(filter, { atMost: exactUpTo + 1 }))
  return counted <= exactUpTo ? counted : largeTotals.get(keeping, () => collection.count(filter))
}

/** The bound of `datePosted` moves with the clock; totals of one hour share a key. */
function keyOf(filter: Filter, now: number): string {
  return JSON.stringify({ ...filter, createdAt: filter['createdAt'] && Math.floor(now / hour) })
}
