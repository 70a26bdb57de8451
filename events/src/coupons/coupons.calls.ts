import { z } from 'zod'
import { boundedText } from '../platform/call-fields.ts'
import { call } from '../platform/http-call.ts'
import { storeCoupons } from './coupons.api.ts'

/** What query-api answers about coupon codes. */
export const couponReads = {
  listCoupons: call('GET /api/stores/:slug/coupons', {
    about: 'Coupon codes of the active deals of a store, with what members say of them; the doubtful ones last.',
    who: 'anybody',
    answers: storeCoupons,
    refuses: ['store-not-found'],
  }),
}

/** What command-api answers about them. */
export const couponCalls = {
  tryCoupon: call('POST /api/posts/:id/coupon', {
    about: 'Says that the coupon code of a deal worked, or did not; the newest word of a member counts.',
    who: 'unsuspended',
    body: z.strictObject({
      /** The code that was tried. */
      code: boundedText('Say which code you tried', 40),
      worked: z.boolean('Say true or false'),
    }),
    answers: z.object({ worked: z.boolean() }),
    refuses: ['post-not-found', 'post-under-review', 'conflict', 'suspended'],
  }),
}
