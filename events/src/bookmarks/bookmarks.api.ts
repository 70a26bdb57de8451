import { z } from 'zod'
import { paidSince, postCard, postFacets } from '../posts/posts.api.ts'
import { deletionCauses } from '../posts/posts.events.ts'
import { reminders } from './saved-news.ts'
export const toggleBookmarkRequest = z.strictObject({ postId: z.number().int() })
export const toggleBookmarkReply = z.object({ bookmarked: z.boolean() })
/** `atOnce`: so many are moved, removed or saved again with one call. */
export const bookmarkLimits = {
  saved: 5_000,
  collections: 20,
  collectionLength: 40,
  noteLength: 200,
  atOnce: 50,
} as const
/** Where a saved post is that was put nowhere. */
export const defaultCollection = 'Saved'
const tooLong = (name: string, most: number) => `${name} has at most ${most} characters`
/** Null brings it back to where everything is. */
const collection = z
  .string()
  .trim()
  .max(bookmarkLimits.collectionLength, tooLong('The name of a collection', bookmarkLimits.collectionLength))
  .nullish()
export const changeBookmarkRequest = z.strictObject({
  collection,
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
/** What is done with several saved posts: they are put into a collection, let go of, or saved again as they were. */
export const bookmarkActions = ['move', 'remove', 'restore'] as const
export type BookmarkAction = (typeof bookmarkActions)[number]
export const changeBookmarksRequest = z.strictObject({
  action: z.enum(bookmarkActions),
  postIds: z
    .array(z.number().int())
    .min(1, 'Choose at least one bookmark')
    .max(bookmarkLimits.atOnce, `At most ${bookmarkLimits.atOnce} bookmarks are changed at once`)
    .refine((postIds) => new Set(postIds).size === postIds.length, 'Each post stands in the list once'),
  /** Where they are moved to. */
  collection,
})
export type ChangeBookmarks = z.infer<typeof changeBookmarksRequest>
export const changeBookmarksReply = z.object({
  outcomes: z.array(
    z.object({
      postId: z.number(),
      /** Why this one stayed as it was; null where it did not. */
      refused: z.string().nullable(),
    }),
  ),
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
      /** What one paid for it when it was saved, where that is another amount now. */
      paid: paidSince.nullable().optional(),
      collection: z.string().optional(),
      note: z.string().nullable().optional(),
      /** Those that are on, in the order of their names' list; none is mute. */
      reminders: z.array(z.enum(reminders)),
      /** null once the post is deleted or held: then only a line remains. */
      post: postCard.nullable(),
      /** When and why the post was removed, in a word; null where it was not. */
      gone: z.object({ at: z.string(), cause: z.enum(deletionCauses), reasonGroup: z.string().nullable() }).nullable(),
    }),
  ),
  total: z.number(),
  /** Every collection of the member, in the order of their names. */
  collections: z.array(z.string()).optional(),
})
export type BookmarkList = z.infer<typeof bookmarkList>

/** How many saved posts each further choice would leave. */
export const bookmarkFacets = postFacets
  .pick({ types: true, categories: true, stores: true })
  .extend({ statuses: postFacets.shape.types })
export type BookmarkFacets = z.infer<typeof bookmarkFacets>
