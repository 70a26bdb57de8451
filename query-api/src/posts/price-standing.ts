import { isLikeOffer, isPublicStatus, paidFor, type PriceStanding } from '@deals/events'
import { posts, type PostDoc, type ReadModels } from '@deals/projector/read-models'
import { othersOfProduct } from './product-posts.hydrator.ts'
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
  readonly price: number
  /** What one pays, shipping included. */
  readonly paid: number
  readonly currency: string
  /** Not there where a process from before asks. */
  readonly offered?: { readonly title: string; readonly categorySlug: string } | undefined
}

/** Of one page a month may be sold, or a pack, and what that costs is no price of something else. */
const isLike = ({ offered, price }: Asked, { title, price: theirs }: PricedProduct): boolean =>
  offered === undefined || isLikeOffer({ title: offered.title, price }, { title, price: theirs }, offered.categorySlug)

/** How a price stands among all that is known of the product: beaten by a cheaper active post, the lowest since a time, or neither. */
export async function priceStandingOf(readModels: ReadModels, asked: Asked, since: number): Promise<PriceStanding> {
  const { postId, authorId, paid } = asked
  const found = await othersOfProduct(readModels, asked)
  const others = found
    .filter(({ status }) => isPublicStatus(status))
    .filter(isPricedProduct)
    .filter((post) => isLike(asked, post))
  if (others.some((post) => post.status === 'active' && (paidFor(post) ?? 0) < paid)) {
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
  return isKnown && recent.every((point) => paid <= point.price) ? 'lowest' : 'none'
}
