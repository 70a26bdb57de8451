import { z } from 'zod'

/** A field before and after. */
export const fieldChange = z.object({
  from: z.unknown(),
  to: z.unknown(),
  /** Which of the two moderators removed; it is null then. */
  removed: z.array(z.enum(['from', 'to'])).optional(),
})
