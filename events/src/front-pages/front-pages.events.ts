import { z } from 'zod'
import { defineEvent, type EventOf } from '../platform/event.ts'

export const FrontPageNoted = defineEvent({
  type: 'FrontPageNoted',
  category: 'frontpage',
  about:
    'The site noted what its home page showed visitors at a full hour. Texts are not in it: they follow from the version of each post.',
  schema: z.object({
    /** In days since 1970 (UTC). */
    day: z.number().int(),
    /** The full hour of that day (UTC). */
    hour: z.number().int().min(0).max(23),
    /** When the page was read (ms), within the first minutes of the hour. */
    readAt: z.number().int(),
    /** What stood there, in its order. */
    places: z.array(
      z.object({
        postId: z.number().int(),
        /** Revision of the post's stream. */
        version: z.number().int(),
        /** Staff had put it first. */
        isFeatured: z.boolean(),
        votes: z.number().int(),
        comments: z.number().int(),
        score: z.number().nullable(),
        /** In minor units of its currency. */
        price: z.number().int().nullable(),
      }),
    ),
  }),
})
export const frontPageEvents = [FrontPageNoted] as const
export type FrontPageEvent = EventOf<(typeof frontPageEvents)[number]>
