import { z } from 'zod'
import { postCard } from '../posts/posts.api.ts'
import { reminders } from './saved-news.ts'
export const toggleBookmarkRequest = z.strictObject({ postId: z.number().int() })
export const toggleBookmarkReply = z.object({ bookmarked: z.boolean() })
export const bookmarkLimits = { saved: 5_000, collections: 20, collectionLength: 40, noteLength: 200 } as const
/** Where a saved post is that was put nowhere. */
export const defaultCollection = 'Saved'
const tooLong = (name: string, most: number) => `${name} has at most ${most} characters`
export const changeBookmarkRequest = z.strictObject({
  /** Null brings it back to where everything is. */
  collection: z
    .string()
    .trim()
    .max(bookmarkLimits.collectionLength, tooLong('The name of a collection', bookmarkLimits.collectionLength))
    .nullish(),
  note: z.string().trim().max(bookmarkLimits.noteLength, tooLong('A note', bookmarkLimits.noteLength)).nullish(),
  /** Those that are on from now on; none is mute. */
  reminders: z.array(z.enum(reminders)).max(reminders.length, 'A reminder is named once').optional(),
})
export const changeBookmarkReply = z.object({
  postId: z.number(),
  collection: z.string(),
  note: z.string().nullable(),
  reminders: z.array(z.enum(reminders)),
})
/** The orders of saved posts. */
export const bookmarkSorts = ['saved', 'ending', 'price-change', 'best'] as const
export type BookmarkSort = (typeof bookmarkSorts)[number]
export const bookmarkList = z.object({
  bookmarks: z.array(
    z.object({
      postId: z.number(),
      savedAt: z.string(),
      priceWhenSaved: z.number().nullable(),
      collection: z.string().optional(),
      note: z.string().nullable().optional(),
      /** Those that are on, in the order of their names' list; none is mute. */
      reminders: z.array(z.enum(reminders)),
      /** null once the post is deleted: then only a line remains. */
      post: postCard.nullable(),
    }),
  ),
  total: z.number(),
  /** Every collection of the member, in the order of their names. */
  collections: z.array(z.string()).optional(),
})
export type BookmarkList = z.infer<typeof bookmarkList>
