import type { Currency } from '@deals/events'
import { api, whenDone } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** Posts that staff put first, as readers get them and as staff look after them. */
export const featuredApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFeatured: build.query({
      ...to('GET /api/posts/featured', (currency: Currency) => ({ query: { currency } })),
      providesTags: ['Posts'],
    }),
    listStaffFeatured: build.query({
      ...to('GET /api/staff/featured'),
      providesTags: ['Featured'],
    }),
    featurePost: build.mutation({
      ...to('POST /api/staff/featured'),
      invalidatesTags: whenDone('Featured', 'Posts'),
    }),
    unfeaturePost: build.mutation({
      ...to('DELETE /api/staff/featured/:postId', (postId: number) => ({ params: { postId } })),
      invalidatesTags: ['Featured', 'Posts'],
    }),
  }),
})
