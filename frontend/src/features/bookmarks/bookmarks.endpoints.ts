import { api, whenDone } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** Saving posts. */
export const bookmarksApi = api.injectEndpoints({
  endpoints: (build) => ({
    toggleBookmark: build.mutation({
      ...to('POST /api/bookmarks', ({ postId, key }: { readonly postId: number; readonly key: string }) => ({
        body: { postId },
        idempotencyKey: key,
        keepalive: true,
      })),
      invalidatesTags: whenDone('Bookmarks'),
    }),
  }),
})
