import type { Comparable } from '@deals/events'
import { posts, type Filter, type PostDoc, type ReadModels } from '@deals/projector/read-models'
import { isPricedProduct } from './price-standing.ts'

/** Below this a sub-category says too little about prices and the whole category is asked. */
const fewest = 5

/** Other posts of the sub-category (or category) and currency with a price, newest first. */
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
      { sort: [['createdAt', -1]], limit },
    )
    return found.filter(isPricedProduct)
  }
  const near = post.subCategorySlug === undefined ? [] : await find({ subCategorySlug: post.subCategorySlug })
  const found = near.length >= Math.min(fewest, limit) ? near : await find({})
  return found.map(({ postId, price, originalPrice, title, score }) => ({
    ...{ postId, price, title },
    originalPrice: originalPrice ?? null,
    score: score ?? null,
  }))
}
