import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'

const content = {
  introduction: z.string().nullable(),
  chosen: z.array(z.number()),
  removed: z.array(z.number()),
}

export const NewsletterPlanned = defineEvent({
  type: 'NewsletterPlanned',
  category: 'newsletter',
  about: 'Staff planned when the newsletter goes out, and what its next issue says.',
  schema: z.object({ weekday: z.number(), hour: z.number(), isPaused: z.boolean(), ...content }),
})
export const NewsletterIssued = defineEvent({
  type: 'NewsletterIssued',
  category: 'newsletter',
  about: 'An issue of the newsletter goes out, with what was planned for it; the plan for the next one is empty.',
  schema: z.object({ date: z.string(), hour: z.number(), ...content }),
})
export const newsletterEvents = [NewsletterPlanned, NewsletterIssued] as const
