import type { PostSortOrder } from '@deals/events'
import { posts, type Filter, type PostDoc } from '@deals/projector/read-models'
import type { Looking } from '../platform/ports.ts'
import { sortOf } from '../platform/sort-orders.ts'

type Reading = Pick<Looking, 'readModels'>

export interface Window {
  skip: number
  limit: number
}

/** Posts of a filter in one of the orders, from an index. */
export async function findListed(
  asking: Reading,
  { filter, order }: { filter: Filter; order: PostSortOrder },
  window: Window,
): Promise<PostDoc[]> {
  const collection = asking.readModels.collection(posts)
  return order === 'ending'
    ? findEnding(asking, filter, window)
    : collection.find(filter, { sort: sortOf(order), ...window })
}

/** The next to end first; those without a known end follow in their best order. */
async function findEnding({ readModels }: Reading, filter: Filter, { skip, limit }: Window): Promise<PostDoc[]> {
  const collection = readModels.collection(posts)
  const ending = { ...filter, expiresAt: { $exists: true } }
  const first = await collection.find(ending, { sort: [['expiresAt', 1]], skip, limit })
  if (first.length === limit) {
    return first
  }
  const known = first.length > 0 ? skip + first.length : await collection.count(ending)
  const rest = { skip: Math.max(0, skip - known), limit: limit - first.length }
  const others = await collection.find({ ...filter, expiresAt: { $exists: false } }, { sort: sortOf('best'), ...rest })
  return [...first, ...others]
}
