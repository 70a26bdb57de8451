import { couponWordHours, isDoubtful, type CouponWords, type StoreCoupon, type Viewer } from '@deals/events'
import type { CouponWordDoc, PostDoc } from '@deals/projector/read-models'
import { iso, isoOrNull } from '../platform/iso.ts'
import { pricesOf } from '../posts/post.view.ts'

const hour = 3_600_000

interface Reading {
  readonly viewer: Pick<Viewer, 'id'> | null
  readonly now: number
}

/** What members say of the code of a deal. */
export function toCouponWords(
  words: readonly CouponWordDoc[],
  { authorId }: Pick<PostDoc, 'authorId'>,
  { viewer, now }: Reading,
): CouponWords {
  const lately = words.filter(({ at }) => at > now - couponWordHours * hour)
  const worked = lately.filter(({ says }) => says === 'worked').length
  const failed = lately.length - worked
  const [last] = words
    .flatMap(({ userId, workedAt }) => (workedAt === undefined ? [] : [{ userId, workedAt }]))
    .toSorted((one, other) => other.workedAt - one.workedAt)
  return {
    worked,
    failed,
    lastWorkedAt: last === undefined ? null : iso(last.workedAt),
    isLastByPoster: last?.userId === authorId,
    isDoubtful: isDoubtful({ worked, failed }),
    own: lately.find(({ userId }) => userId === viewer?.id)?.says ?? null,
    isOwnDeal: viewer?.id === authorId,
  }
}

export const toStoreCoupon = (post: PostDoc, words: CouponWords): StoreCoupon => ({
  postId: post.postId,
  type: post.type,
  title: post.title,
  subtitle: post.subtitle ?? null,
  price: pricesOf(post).price,
  currency: post.currency,
  expiresAt: isoOrNull(post.expiresAt),
  code: post.couponCode ?? '',
  words,
})
