import { z } from 'zod'
import { defineEvent, type EventOf } from '../platform/event.ts'
import { currencies } from '../posts/post.vocabulary.ts'
import { savedNews } from './saved-news.ts'

const about = z.object({ postId: z.number().int(), userId: z.string() })
export const PostBookmarked = defineEvent({
  type: 'PostBookmarked',
  category: 'bookmark',
  about: 'A member saved a post.',
  schema: about.extend({ price: z.number().int().nullable(), currency: z.enum(currencies) }),
})
export const PostUnbookmarked = defineEvent({
  type: 'PostUnbookmarked',
  category: 'bookmark',
  about: 'A member removed a saved post.',
  schema: about,
})
export const BookmarkChanged = defineEvent({
  type: 'BookmarkChanged',
  category: 'bookmark',
  sealed: ['changes.collection', 'changes.note'],
  about: 'A member put a saved post into a collection, or wrote a note to it.',
  schema: about.extend({
    changes: z.object({ collection: z.string().nullable(), note: z.string().nullable() }).partial(),
  }),
})
export const SaverTold = defineEvent({
  type: 'SaverTold',
  category: 'bookmark',
  about: 'The site told a member what became of a post that they saved.',
  schema: about.extend({
    news: z.enum(savedNews),
    /** How the post stood then: what it cost, and when it ends (ms). */
    price: z.number().int().nullable(),
    currency: z.enum(currencies),
    expiresAt: z.number().int().nullable(),
  }),
})
export const bookmarkEvents = [PostBookmarked, PostUnbookmarked, BookmarkChanged, SaverTold] as const
export type BookmarkEvent = EventOf<(typeof bookmarkEvents)[number]>
