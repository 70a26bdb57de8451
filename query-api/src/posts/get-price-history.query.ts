import { canRead, toMajorUnits, type PriceHistory } from '@deals/events'
import { postHistory, posts, productLinks } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { othersOfProduct } from './product-posts.hydrator.ts'
import { withLikeOffers } from './known-prices.ts'
import { lowestOf, paidPoints, type PricePoint } from './price-points.ts'
import { findPost, refuseReading } from './post.access.ts'

const mostLines = 2_000

/** GET /api/posts/{id}/price-history: what one paid for the product at any time, from all its posts and their edits. */
export const getPriceHistory = defineQuery({
  reads: [posts, postHistory, productLinks],
  isSameForVisitors: true,
  find: async (asking, { id }: { id: string }) => {
    const post = await findPost(asking, id)
    if ('refused' in post) {
      return post
    }
    const { postId, urlKey = null, currency } = post
    return { post, same: [post, ...(await othersOfProduct(asking.readModels, { postId, urlKey, currency }))] }
  },
  hydrate: async ({ readModels }, found) => ({
    ...found,
    lines: await readModels
      .collection(postHistory)
      .find({ postId: { $in: found.same.map(({ postId }) => postId) } }, { sort: [['position', 1]], limit: mostLines }),
  }),
  permit: ({ viewer }, hydrated) =>
    refuseReading(viewer, hydrated.post) ?? {
      ...hydrated,
      same: withLikeOffers(hydrated.post, hydrated.same).filter(
        (post) => post.status !== 'deleted' && canRead(viewer, post),
      ),
    },
  present: ({ now }, { post, same, lines }): PriceHistory => {
    const points = paidPoints(same, lines)
    const lowest = lowestOf(points, now)
    return { currency: post.currency, points: points.map(toView), lowest: lowest && toView(lowest) }
  },
})

const toView = ({ at, until, price, ...point }: PricePoint) => ({
  ...point,
  at: iso(at),
  until: until === null ? null : iso(until),
  price: toMajorUnits(price),
})
