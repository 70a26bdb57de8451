import { z } from 'zod'
import { couponWords } from '../posts/coupon-words.ts'
import { currencies } from '../platform/currencies.ts'
import { postTypes } from '../posts/post.vocabulary.ts'

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
