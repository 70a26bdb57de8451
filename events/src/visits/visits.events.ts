import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'

export const VisitRecorded = defineEvent({
  type: 'VisitRecorded',
  category: 'visit',
  sealed: ['opened'],
  about: 'A member was here: from when until when, and which posts they opened. Told seldom, never for each page.',
  schema: z.object({
    userId: z.string(),
    /** Times in ms, by the clock of the site. */
    from: z.number().int(),
    until: z.number().int(),
    /** Up to when everything counts as read, where the member said so. */
    readUpTo: z.number().int().nullable(),
    /** As `openedAsFact` writes it; null where there is none, or where nothing of the kind is kept of the member. */
    opened: z.string().nullable(),
  }),
})
export const memberVisitEvents = [VisitRecorded] as const
