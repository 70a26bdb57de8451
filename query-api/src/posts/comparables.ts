import type { Comparable } from '@deals/events'
import { posts, type Filter, type PostDoc, type ReadModels } from '@deals/projector/read-models'
import { likenessTo } from '../platform/trigram.ts'
import { isPricedProduct } from './price-standing.ts'

/** Below this a sub-category says too little about prices and the whole category is asked. */
const fewest = 5
/** As many of the newest are looked at; a shelf holds many kinds and sizes, and the newest may be none of this one. */
const mostLookedAt = 400

/** Other products of the sub-category (or category) and currency with a price, those with the most alike titles first. */
export async function comparablesOf(readModels: ReadModels, post: PostDoc, limit: number): Promise<Comparable[]> {
  const find = async (filter: Filter) => {
    const found = await readModels.collection<PostDoc>(posts).find(
      {
        status: { $in: ['active', 'expired'] },
        categorySlug: post.categorySlug,
        type: 'product',
        currency: post.currency,
        postId: { $ne: post.postId },
        priceDescending: { $gte: 0 },
        ...filter,
      },
      { sort: [['createdAt', -1]], limit: mostLookedAt },
    )
    // Posts of the very page tell what this product cost, not what others of its kind do.
    return found.filter(isPricedProduct).filter(({ urlKey }) => urlKey === undefined || urlKey !== post.urlKey)
  }
  const near = post.subCategorySlug === undefined ? [] : await find({ subCategorySlug: post.subCategorySlug })
  const found = near.length >= Math.min(fewest, limit) ? near : await find({})
  const likeness = likenessTo(post.title)
  return found
    .map((other) => ({ other, alike: likeness(other.title) }))
    .toSorted((left, right) => right.alike - left.alike)
    .slice(0, limit)
    .map(({ other: { postId, price, originalPrice, title, score, createdAt, storeSlug } }) => ({
      postId,
      price,
      title,
      at: createdAt,
      originalPrice: originalPrice ?? null,
      score: score ?? null,
      storeSlug: storeSlug ?? null,
    }))
}
