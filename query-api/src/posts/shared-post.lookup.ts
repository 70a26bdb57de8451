import { postBodies, type CouponWordDoc, type PostDoc, type PostSignalDoc } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { saidLately } from '../availability/said-lately.lookup.ts'
import { isRefused, type QueryRefusal } from '../platform/refusals.ts'
import { whileUnchanged } from '../platform/while-unchanged.ts'
import { findMembers } from '../users/members.hydrator.ts'
import { couponWordsOf } from './coupon-words.hydrator.ts'
import { endOfWay, findPost } from './post.access.ts'
import { sharedCards, type SharedCards } from './post-cards.hydrator.ts'

/** A post as its documents say, for whoever may read it: who asks is no part of it. */
export interface SharedPost {
  readonly post: PostDoc
  readonly cards: SharedCards
  readonly content: string
  readonly mergedInto: number | null
  /** What members say of the deal. */
  readonly words: readonly PostSignalDoc[]
  /** What they say of its code; undefined where there is none to try. */
  readonly tried: readonly CouponWordDoc[] | undefined
  /** The picture of its poster. */
  readonly avatarUrl: string | undefined
}

const mostLetters = 8_000_000
/** What a post takes beside its words. */
const lettersBeside = 4_000

const sharedPosts = whileUnchanged<SharedPost | QueryRefusal>({
  most: mostLetters,
  sizeOf: (found) => lettersBeside + (isRefused(found) ? 0 : found.content.length),
  isKept: (found) => !isRefused(found),
})

/** Read once as long as no document changes. Whether the viewer may read it is asked each time, of what is found here. */
export const findSharedPost = (asking: Asking, id: string): Promise<SharedPost | QueryRefusal> =>
  sharedPosts({ ...asking, key: id }, () => readPost(asking, id))

async function readPost(asking: Asking, id: string): Promise<SharedPost | QueryRefusal> {
  const post = await findPost(asking, id)
  if (isRefused(post)) {
    return post
  }
  const members = await findMembers(asking, [post.authorId])
  const [body, cards, mergedInto, words, tried] = await Promise.all([
    asking.readModels.collection(postBodies).get(String(post.postId)),
    sharedCards(asking, [post], members),
    endOfWay(asking, post),
    saidLately(asking, post),
    triedCode(asking, post),
  ])
  const { avatarUrl } = members.get(post.authorId) ?? {}
  return { post, cards, content: body?.content ?? '', mergedInto, words, tried, avatarUrl }
}

async function triedCode(asking: Asking, post: PostDoc): Promise<readonly CouponWordDoc[] | undefined> {
  if (post.status !== 'active' || post.couponCode === undefined) {
    return undefined
  }
  const wordsOf = await couponWordsOf(asking, [post])
  return wordsOf(post)
}
