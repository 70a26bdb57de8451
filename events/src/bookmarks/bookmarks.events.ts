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
export const bookmarkEvents = [PostBookmarked, PostUnbookmarked] as const
export type BookmarkEvent = EventOf<(typeof bookmarkEvents)[number]>
