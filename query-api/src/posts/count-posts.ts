import { posts, type Filter } from '@deals/projector/read-models'
import { remembered, type Remembering } from '../platform/remembered.ts'
import { whileUnchanged } from '../platform/while-unchanged.ts'

const exactUpTo = 10_000
/** A rare value among very many posts: counting them at every page would hold up everybody. */
const slowFromMs = 50
const hour = 3_600_000
/** Letters of filters. */
const mostKept = 200_000

/** Null where it is costly to say. */
const exactTotals = whileUnchanged<{ total: number | null }>({ most: mostKept, sizeOf: () => 1 })
const costlyTotals = remembered<number>({ name: 'costly-totals', reads: [posts], atLeastMs: 5_000 })

/**
 * How many posts answer a filter: exact where they are counted as they are written, and else up to 10,000; beyond that, and
 * where counting takes long, a little old.
 */
export async function countPosts(asking: Remembering, filter: Filter): Promise<number> {
  return (await exactTotal(asking, filter)) ?? costlyTotal(asking, filter)
}

/** As exact as all that is kept while no document changes; null where only `costlyTotal` says it. */
export async function exactTotal(asking: Remembering, filter: Filter): Promise<number | null> {
  const key = keyOf(filter)
  const { total } = await exactTotals({ ...asking, key }, async () => ({ total: await countNow(asking, filter) }))
  return total
}

async function countNow(asking: Remembering, filter: Filter): Promise<number | null> {
  const collection = asking.readModels.collection(posts)
  const kept = await collection.keptCount(filter)
  if (kept !== null) {
    return kept
  }
  if (costlyTotals.holds(asking, keyOf(filter))) {
    return null
  }
  const started = performance.now()
  const counted = await collection.count(filter, { atMost: exactUpTo + 1 })
  return counted > exactUpTo || performance.now() - started >= slowFromMs ? null : counted
}

export const costlyTotal = (asking: Remembering, filter: Filter): Promise<number> =>
  costlyTotals.get(asking, keyOf(filter), () => asking.readModels.collection(posts).count(filter))

/** The bound of `datePosted` moves with the clock; the same of one hour share a key. */
function keyOf({ createdAt, ...others }: Filter): string {
  const inHours = (_name: string, value: unknown) => (typeof value === 'number' ? Math.floor(value / hour) : value)
  return `${JSON.stringify(createdAt, inHours) ?? ''} ${JSON.stringify(others)}`
}
