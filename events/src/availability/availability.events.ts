import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'

const signal = z.object({ postId: z.number().int(), userId: z.string(), weight: z.number() })
export const AvailabilityConfirmed = defineEvent({
  type: 'AvailabilityConfirmed',
  category: 'avail',
  about: 'A member says the deal is still available.',
  schema: signal,
})
export const AvailabilityDenied = defineEvent({
  type: 'AvailabilityDenied',
  category: 'avail',
  about: 'A member says the deal is over.',
  schema: signal,
})
export const availabilityEvents = [AvailabilityConfirmed, AvailabilityDenied] as const
