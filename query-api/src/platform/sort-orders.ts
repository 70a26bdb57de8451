import type { PostSortOrder } from '@deals/events'
import type { PostDoc, Sort } from '@deals/projector/read-models'

type Ordered = Pick<
  PostDoc,
  'best' | 'createdAt' | 'votes' | 'commentCount' | 'priceAscending' | 'priceDescending' | 'postId'
>
type Field = keyof Ordered
type Order = readonly (readonly [Field, 1 | -1])[]

/** Ids break ties. `ending` is put together of two parts. */
const orders: Record<Exclude<PostSortOrder, 'ending'>, Order> = {
  best: [
    ['best', -1],
    ['createdAt', -1],
  ],
  popularity_desc: [
    ['votes', -1],
    ['commentCount', -1],
    ['createdAt', -1],
  ],
  newest: [['createdAt', -1]],
  price_asc: [
    ['priceAscending', 1],
    ['best', -1],
  ],
  price_desc: [
    ['priceDescending', -1],
    ['best', -1],
  ],
}

export const sortOf = (order: Exclude<PostSortOrder, 'ending'>): Sort => orders[order]

type Compared = Ordered & Pick<PostDoc, 'expiresAt'>

/** The same order for posts that are in memory already, such as the hits of a search. */
export function comparePosts(order: PostSortOrder): (left: Compared, right: Compared) => number {
  return (left, right) => {
    if (order === 'ending' && left.expiresAt !== right.expiresAt) {
      return (left.expiresAt ?? Infinity) - (right.expiresAt ?? Infinity)
    }
    const fields: Order = [...(order === 'ending' ? orders.best : orders[order]), ['postId', -1]]
    const differences = fields.map(([field, direction]) => (left[field] - right[field]) * direction)
    return differences.find((difference) => difference !== 0) ?? 0
  }
}
