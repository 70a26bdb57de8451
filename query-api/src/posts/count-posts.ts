import { posts, type Filter } from '@deals/projector/read-models'
import { remembered, type Remembering } from '../platform/remembered.ts'
import { whileUnchanged } from '../platform/while-unchanged.ts'
import { withoutAllTypes } from './find-listed.ts'

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
export const exactTotal = (asking: Remembering, filter: Filter): Promise<number | null> =>
  withoutOne(asking, filter, async (whole) => {
    const { total } = await exactTotals({ ...asking, key: keyOf(whole) }, async () => ({
      total: await countNow(asking, whole),
    }))
    return total
  })

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
  const counted = await collection.count(withoutAllTypes(filter), { atMost: exactUpTo + 1 })
  return counted > exactUpTo || performance.now() - started >= slowFromMs ? null : counted
}

export const costlyTotal = (asking: Remembering, filter: Filter): Promise<number> =>
  withoutOne(asking, filter, (whole) =>
    costlyTotals.get(asking, keyOf(whole), () => asking.readModels.collection(posts).count(withoutAllTypes(whole))),
  )

/**
 * Counts without the post that a list leaves out. That one is looked at by itself: what lists are narrowed by is counted
 * from an index, which does not hold it, and for all posts that leave themselves out at once.
 */
async function withoutOne<Total extends number | null>(
  { readModels }: Remembering,
  { postId, ...whole }: Filter,
  count: (whole: Filter) => Promise<Total>,
): Promise<Total | number> {
  if (typeof postId !== 'object' || !('$ne' in postId)) {
    return count(postId === undefined ? whole : { ...whole, postId })
  }
  const [total, excluded] = await Promise.all([
    count(whole),
    readModels.collection(posts).count({ ...whole, _id: String(postId.$ne) }),
  ])
  return total === null ? total : total - excluded
}

/** The bound of `datePosted` moves with the clock; the same of one hour share a key. */
export function keyOf({ createdAt, ...others }: Filter): string {
  const inHours = (_name: string, value: unknown) => (typeof value === 'number' ? Math.floor(value / hour) : value)
  return `${JSON.stringify(createdAt, inHours) ?? ''} ${JSON.stringify(others)}`
}
