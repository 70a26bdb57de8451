import { api, whenDone } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** The catalogue with what lies on each of its shelves. */
export const categoryDeskApi = api.injectEndpoints({
  endpoints: (build) => ({
    countCategories: build.query({
      ...to('GET /api/staff/categories'),
      providesTags: ['Staff'],
    }),
    moveSubCategory: build.mutation({
      ...to('POST /api/staff/sub-categories/:slug/move'),
      invalidatesTags: whenDone('Staff', 'Categories', 'Posts', 'Announcements'),
    }),
    undoSubCategoryMove: build.mutation({
      ...to('POST /api/staff/sub-categories/:slug/unmove'),
      invalidatesTags: ['Staff', 'Categories', 'Posts', 'Announcements'],
    }),
  }),
})
