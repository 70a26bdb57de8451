import { z } from 'zod'

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
