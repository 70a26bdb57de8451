import type { CouponWord } from '@deals/events'
import { fold } from '../platform/fold.ts'

/** What a member said last of a code of a deal; null for nothing. */
export interface CouponState {
  readonly said: CouponWord | null
}

export const couponFold = fold<'coupon', CouponState>(
  { said: null },
  { CouponWorked: () => ({ said: 'worked' }), CouponFailed: () => ({ said: 'failed' }) },
)
