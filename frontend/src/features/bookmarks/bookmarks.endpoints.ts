import { api, whenDone } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

interface SentBookmark {
  readonly postId: number
  /** That of a press which may be sent more than once. */
  readonly key?: string
}

/** Also for a press that is sent later. */
export const bookmarkCall = to('POST /api/bookmarks', ({ postId, key }: SentBookmark) => ({
  body: { postId },
  idempotencyKey: key,
  keepalive: true,
}))

/** Saving posts. */
export const bookmarksApi = api.injectEndpoints({
  endpoints: (build) => ({
    toggleBookmark: build.mutation({
      ...bookmarkCall,
      invalidatesTags: whenDone('Bookmarks'),
    }),
  }),
})
