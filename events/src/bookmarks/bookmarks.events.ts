import { z } from 'zod'
import { defineEvent, type EventOf } from '../platform/event.ts'
import { currencies } from '../posts/post.vocabulary.ts'

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
export const bookmarkEvents = [PostBookmarked, PostUnbookmarked, BookmarkChanged] as const
export type BookmarkEvent = EventOf<(typeof bookmarkEvents)[number]>
