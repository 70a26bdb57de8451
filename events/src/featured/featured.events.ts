import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'

const featured = z.object({ postId: z.number().int() })

export const PostFeatured = defineEvent({
  type: 'PostFeatured',
  category: 'featured',
  about: 'Staff put a post first on the home page for a while.',
  schema: featured.extend({ startsAt: z.number().int(), endsAt: z.number().int() }),
})
export const PostUnfeatured = defineEvent({
  type: 'PostUnfeatured',
  category: 'featured',
  about: 'Staff took a post from its first place before its time.',
  schema: featured,
})
export const featuredEvents = [PostFeatured, PostUnfeatured] as const
