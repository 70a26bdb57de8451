import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'
import { postTexts } from './post.vocabulary.ts'

export const PostVersionRedacted = defineEvent({
  type: 'PostVersionRedacted',
  category: 'post',
  sealed: ['reason'],
  about: 'A moderator took words that an edit had replaced out of the history of a post, and out of all its pasts.',
  schema: z.object({
    postId: z.number().int(),
    /** Revision of the event that wrote the words. */
    version: z.number().int(),
    fields: z.array(z.enum(postTexts)),
    reason: z.string(),
  }),
})

export const redactionEvents = [PostVersionRedacted] as const
