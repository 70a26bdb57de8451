import { isPublicStatus, paidFor, type PriceStanding } from '@deals/events'
import { posts, type PostDoc, type ReadModels } from '@deals/projector/read-models'
import { othersOfProduct } from '../products/product-posts.hydrator.ts'
import { paidForPosts } from './known-prices.ts'
import { stoodSince } from './price-points.ts'
import { voicesOf } from './price-voices.ts'

export type PricedProduct = PostDoc & { price: number }

/** Whether a post is a product with a price of its own. */
export const isPricedProduct = <P extends PostDoc>(post: P): post is P & { price: number } =>
  post.type === 'product' && post.price !== undefined

/** Prices told by fewer members than these say nothing about a lowest one. */
const fewestObservations = 3

interface Asked {
  readonly urlKey: string | null
  /** Null for a post that is not there yet. */
  readonly postId: number | null
  /** Who posts it: they gain by a price that looks good, so what else they posted proves nothing. */
  readonly authorId: string
  /** What one pays, shipping included. */
  readonly price: number
  readonly currency: string
}

/** How a price stands among all that is known of the product: beaten by a cheaper active post, the lowest since a time, or neither. */
export async function priceStandingOf(readModels: ReadModels, asked: Asked, since: number): Promise<PriceStanding> {
  const { postId, authorId, price } = asked
  const found = await othersOfProduct(readModels, asked)
  const others = found.filter(({ status }) => isPublicStatus(status)).filter(isPricedProduct)
  if (others.some((post) => post.status === 'active' && (paidFor(post) ?? 0) < price)) {
    return 'beaten'
  }
  const byOthers = others.filter((post) => post.authorId !== authorId)
  const voiceOf = voicesOf(byOthers)
  const membersOf = (told: readonly PostDoc[]) => new Set(told.map(voiceOf)).size
  // The price itself is an observation too. Of most posts nobody else told anything, and no history is read.
  if (membersOf(byOthers) + 1 < fewestObservations) {
    return 'none'
  }
  const own = postId === null ? null : await readModels.collection(posts).get(String(postId))
  const points = await paidForPosts(readModels, own === null ? others : [own, ...others])
  const recent = points.filter(stoodSince(since))
  const stood = new Set(recent.map((point) => point.postId))
  const isKnown = membersOf(byOthers.filter((post) => stood.has(post.postId))) + 1 >= fewestObservations
  return isKnown && recent.every((point) => price <= point.price) ? 'lowest' : 'none'
}
