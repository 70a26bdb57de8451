import { api, whenDone } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** What is done with several saved posts at once. */
export const severalBookmarksApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeBookmarks: build.mutation({
      ...to('POST /api/bookmarks/several'),
      invalidatesTags: whenDone('Bookmarks'),
    }),
  }),
})
