import { z } from 'zod'
import { postCard } from '../posts/posts.api.ts'
export const toggleBookmarkRequest = z.strictObject({ postId: z.number().int() })
export const toggleBookmarkReply = z.object({ bookmarked: z.boolean() })
export const bookmarkList = z.object({
  bookmarks: z.array(
    z.object({
      postId: z.number(),
      savedAt: z.string(),
      priceWhenSaved: z.number().nullable(),
      /** null once the post is deleted: then only a line remains. */
      post: postCard.nullable(),
    }),
  ),
  total: z.number(),
})
export type BookmarkList = z.infer<typeof bookmarkList>
