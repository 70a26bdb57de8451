import { isLikeOffer, isPublicStatus, type KnownPrice } from '@deals/events'
import { postHistory, type HistoryDoc, type PostDoc, type ReadModels } from '@deals/projector/read-models'
import { othersOfProduct } from './product-posts.hydrator.ts'
import { isOneWord, voicesOf } from './price-voices.ts'
import { paidPoints, type PricePoint } from './price-points.ts'

const mostPosts = 50
const mostLines = 2_000

/** Everything that one paid here for the product of a post, shipping included, as far as the public may know; oldest first. */
export async function knownPricesOf(readModels: ReadModels, post: PostDoc): Promise<KnownPrice[]> {
  const offered = await postsOf(readModels, post)
  const same = withLikeOffers(post, offered)
  const postOf = new Map(same.map((one) => [one.postId, one]))
  const voiceOf = voicesOf(same)
  const points = await paidForPosts(readModels, same)
  return points.map(({ at, until, postId, price }) => {
    const other = postOf.get(postId) ?? post
    const isByPoster = postId !== post.postId && isOneWord(post, other)
    const { originalPrice = null } = other
    const told = { at, ...(until !== null && { until }), postId, price, originalPrice, voice: voiceOf(other) }
    return { ...told, ...(isByPoster && { isByPoster }) }
  })
}

/** Those of some posts in which the same is paid for. Of one page a month may be sold, or a pack, and what that costs is no price of something else. */
export function withLikeOffers(post: PostDoc, offered: readonly PostDoc[]): PostDoc[] {
  const mine = offerOf(post)
  return offered.filter((one) => one.postId === post.postId || isLikeOffer(mine, offerOf(one), post.categorySlug))
}

const offerOf = ({ title, price }: PostDoc) => ({ title, price: price ?? null })

/** What one paid for these posts at any time, shipping included. */
export async function paidForPosts(readModels: ReadModels, found: readonly PostDoc[]): Promise<PricePoint[]> {
  return paidPoints(found, await linesOf(readModels, found))
}

const linesOf = (readModels: ReadModels, found: readonly PostDoc[]): Promise<HistoryDoc[]> =>
  readModels
    .collection(postHistory)
    .find({ postId: { $in: found.map(({ postId }) => postId) } }, { sort: [['position', 1]], limit: mostLines })

async function postsOf(readModels: ReadModels, post: PostDoc): Promise<PostDoc[]> {
  const { postId, urlKey = null, currency } = post
  const others = await othersOfProduct(readModels, { postId, urlKey, currency })
  const known = others.filter(({ status }) => isPublicStatus(status))
  return [post, ...known.toSorted((one, other) => other.createdAt - one.createdAt).slice(0, mostPosts)]
}
