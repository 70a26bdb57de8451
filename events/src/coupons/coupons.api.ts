import { z } from 'zod'
import { currencies, postTypes } from '../posts/post.vocabulary.ts'

/** What members say of a coupon code: those who said so lately on each side. */
export const couponWords = z.object({
  worked: z.number(),
  failed: z.number(),
  /** Also where that was too long ago to count. */
  lastWorkedAt: z.string().nullable(),
  /** It was the poster of the deal who said so last. */
  isLastByPoster: z.boolean(),
  /** Enough of them say that it does not work to warn of it. */
  isDoubtful: z.boolean(),
  /** What the viewer said lately; null where they did not. */
  own: z.enum(['worked', 'failed']).nullable(),
  /** The viewer posted the deal. */
  isOwnDeal: z.boolean(),
})
export type CouponWords = z.infer<typeof couponWords>

/** A code of a deal that is active. */
export const storeCoupon = z.object({
  postId: z.number(),
  type: z.enum(postTypes),
  title: z.string(),
  subtitle: z.string().nullable(),
  price: z.number().nullable(),
  currency: z.enum(currencies),
  expiresAt: z.string().nullable(),
  code: z.string(),
  words: couponWords,
})
export type StoreCoupon = z.infer<typeof storeCoupon>
/** The best ones; `total` counts all. */
export const storeCoupons = z.object({ coupons: z.array(storeCoupon), total: z.number() })
export type StoreCoupons = z.infer<typeof storeCoupons>
