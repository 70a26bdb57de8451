import type { CouponWords, StoreCoupon } from '@deals/events'
import type { PostDoc } from '@deals/projector/read-models'
import { isoOrNull } from '../platform/iso.ts'
import { pricesOf } from '../posts/post.view.ts'

/** The code of a deal among those of its store. */
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
