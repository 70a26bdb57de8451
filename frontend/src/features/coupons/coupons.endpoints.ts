import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** Coupon codes, and what those say who tried them. */
export const couponsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCoupons: build.query({ ...to('GET /api/stores/:slug/coupons', (slug: string) => ({ params: { slug } })) }),
    tryCoupon: build.mutation({
      ...to('POST /api/posts/:id/coupon'),
    }),
  }),
})
