import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'
import { currencies } from '../platform/currencies.ts'
import { reminders, savedNews } from './saved-news.ts'

const about = z.object({ postId: z.number().int(), userId: z.string() })
/** What was paid besides the price; absent where that was not noted yet. */
const shippingCost = z.number().int().nullable().optional()
export const PostBookmarked = defineEvent({
  type: 'PostBookmarked',
  version: 3,
  category: 'bookmark',
  about: 'A member saved a post, or took back that they let go of it.',
  schema: about.extend({
    price: z.number().int().nullable(),
    shippingCost,
    currency: z.enum(currencies),
    /** When they saved it (ms), where it was taken back that it was let go of. */
    savedAt: z.number().int().optional(),
  }),
})
export const PostUnbookmarked = defineEvent({
  type: 'PostUnbookmarked',
  category: 'bookmark',
  about: 'A member removed a saved post.',
  schema: about,
})
export const BookmarkChanged = defineEvent({
  type: 'BookmarkChanged',
  version: 2,
  category: 'bookmark',
  sealed: ['changes.collection', 'changes.note'],
  about: 'A member put a saved post into a collection, wrote a note to it, or chose what it reminds of.',
  schema: about.extend({
    changes: z
      .object({
        collection: z.string().nullable(),
        note: z.string().nullable(),
        /** Those that are on; none is mute. */
        reminders: z.array(z.enum(reminders)),
      })
      .partial(),
  }),
})
export const SaverTold = defineEvent({
  type: 'SaverTold',
  version: 3,
  category: 'bookmark',
  about: 'The site told a member what became of a post that they saved.',
  schema: about.extend({
    news: z.enum(savedNews),
    /** How the post stood then: what it cost, and when it ends (ms). */
    price: z.number().int().nullable(),
    shippingCost,
    currency: z.enum(currencies),
    expiresAt: z.number().int().nullable(),
  }),
})
export const bookmarkEvents = [PostBookmarked, PostUnbookmarked, BookmarkChanged, SaverTold] as const
