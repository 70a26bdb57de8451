import type { ChangeBookmarks } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** What is done with several saved posts at once. */
export const severalBookmarksApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeBookmarks: build.mutation({
      ...to('POST /api/bookmarks/several', (body: ChangeBookmarks) => ({ body })),
      invalidatesTags: (_reply, error) => (error === undefined ? ['Bookmarks'] : []),
    }),
  }),
})
