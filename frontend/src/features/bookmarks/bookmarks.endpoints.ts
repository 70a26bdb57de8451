import { api } from '../../lib/api.ts'

/** Saving posts. */
export const bookmarksApi = api.injectEndpoints({
  endpoints: (build) => ({
    toggleBookmark: build.mutation<{ readonly bookmarked: boolean }, number>({
      query: (postId) => ({ path: '/api/bookmarks', method: 'POST', body: { postId } }),
      invalidatesTags: (_reply, error) => (error === undefined ? ['Bookmarks'] : []),
    }),
  }),
})
