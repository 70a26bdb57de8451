import { postTypes, type PostSortOrder } from '@deals/events'
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
  listed: { filter: Filter; order: PostSortOrder },
  window: Window,
): Promise<PostDoc[]> {
  const { order } = listed
  const filter = narrowedBy(listed)
  const collection = asking.readModels.collection(posts)
  return order === 'ending'
    ? findEnding(asking, filter, window)
    : collection.find(filter, { sort: sortOf(order), ...window })
}

/**
 * All types narrow nothing, and without them one index holds the order: a page far down walks along it alone, past
 * documents that it does not show. Only the indexes of prices have the types before the order.
 */
export function narrowedBy({ filter, order }: { filter: Filter; order: PostSortOrder }): Filter {
  return order === 'price_asc' || order === 'price_desc' ? filter : withoutAllTypes(filter)
}

/** A filter that does not ask for types where it wants all of them. */
export function withoutAllTypes(filter: Filter): Filter {
  const { type, ...rest } = filter
  return isOfAllTypes(type) ? rest : filter
}

const isOfAllTypes = (type: Filter[string]): boolean =>
  typeof type === 'object' && '$in' in type && postTypes.every((one) => type.$in?.includes(one) === true)

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
