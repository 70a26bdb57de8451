import { api, whenDone } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** What can be done to one's own post, and by moderators to any. */
export const postActionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    expirePost: build.mutation({ ...to('PATCH /api/posts/:id/expire', (id: number) => ({ params: { id } })) }),
    renewPost: build.mutation({ ...to('PATCH /api/posts/:id/renew', (id: number) => ({ params: { id } })) }),
    deletePost: build.mutation({
      ...to('DELETE /api/posts/:id', (id: number) => ({ params: { id }, body: {} })),
      // The post's own page is left, so only lists need the news.
      invalidatesTags: whenDone('Posts', 'Bookmarks', 'Profile'),
    }),
    viewPost: build.mutation({ ...to('POST /api/posts/:id/views', (id: number) => ({ params: { id } })) }),
    visitDeal: build.mutation({
      ...to('POST /api/posts/:id/clicks', (id: number) => ({ params: { id }, keepalive: true })),
    }),
    /** What readers know of the deal: still there, or over. */
    tellAvailability: build.mutation({
      ...to('POST /api/posts/:id/availability'),
    }),
  }),
})
