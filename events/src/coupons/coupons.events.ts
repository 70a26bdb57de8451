import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'

/** The code is the one that was tried: of another code of the post it says nothing. */
const tried = z.object({ postId: z.number().int(), userId: z.string(), code: z.string() })
export const CouponWorked = defineEvent({
  type: 'CouponWorked',
  category: 'coupon',
  about: 'A member says that the coupon code of a deal worked.',
  schema: tried,
})
export const CouponFailed = defineEvent({
  type: 'CouponFailed',
  category: 'coupon',
  about: 'A member says that the coupon code of a deal did not work.',
  schema: tried,
})
export const couponEvents = [CouponWorked, CouponFailed] as const
