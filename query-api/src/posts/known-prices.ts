import type { KnownPrice } from '@deals/events'
import { postHistory, posts, type HistoryDoc, type PostDoc, type ReadModels } from '@deals/projector/read-models'
import { pricePoints } from './price-points.ts'

const mostPosts = 50
const mostLines = 2_000

/** Every price that the product of a post had here, as far as the public may know; oldest first. */
export async function knownPricesOf(readModels: ReadModels, post: PostDoc): Promise<KnownPrice[]> {
  const same = await postsOfPage(readModels, post)
  const lines = await readModels
    .collection<HistoryDoc>(postHistory)
    .find({ postId: { $in: same.map(({ postId }) => postId) } }, { sort: [['position', 1]], limit: mostLines })
  const originals = new Map(same.map(({ postId, originalPrice }) => [postId, originalPrice ?? null]))
  return pricePoints(same, lines).map(({ at, postId, price }) => ({
    at,
    postId,
    price,
    originalPrice: originals.get(postId) ?? null,
  }))
}

async function postsOfPage(readModels: ReadModels, post: PostDoc): Promise<PostDoc[]> {
  if (post.urlKey === undefined) {
    return [post]
  }
  const { urlKey, currency } = post
  const filter = { urlKey, currency, type: 'product', status: { $in: ['active', 'expired'] } }
  const found = await readModels
    .collection<PostDoc>(posts)
    .find(filter, { sort: [['createdAt', -1]], limit: mostPosts })
  return [post, ...found.filter(({ postId }) => postId !== post.postId)]
}
