import type { CouponWord } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** What a member last said of a coupon code. id: `${postId}:${userId}` */
export interface CouponWordDoc {
  postId: number
  userId: string
  /** The code that they tried; the deal may have another one by now. */
  code: string
  says: CouponWord
  at: number
  /** When it last worked for them. */
  workedAt?: number
}
export const couponWords: CollectionSchema<CouponWordDoc> = {
  name: 'coupon_words',
  fields: { postId: 'number', code: 'text', at: 'number' },
  indexes: [['postId', 'at']],
}
