import { z } from 'zod'
import { removalReasons } from '../moderation/decision-words.ts'

const count = z.number().int()

/** What was decided about members and their posts in the last days, in numbers that name nobody. */
export const transparencyView = z.object({
  days: count,
  reviews: z.object({
    submitted: count,
    reported: count,
    decided: count,
    /** Of those that were decided; null without any. */
    medianMinutes: z.number().nullable(),
  }),
  removals: z.object({
    total: count,
    /** Of these, those that do not stand any more. */
    takenBack: count,
    /** How often words of an earlier version of a post were removed. */
    ofWords: count,
    /** The commonest first; reasons without any are left out. */
    byReason: z.array(z.object({ reason: z.enum(removalReasons), count })),
  }),
  appeals: z.object({ decided: count, overturned: count }),
  votes: z.object({
    cast: count,
    /** Of these, those that weighed nothing in the order of lists when they were cast. */
    excluded: count,
    /** Those of new accounts that weigh nothing yet, whenever they were cast. */
    waiting: count,
  }),
  members: z.object({ warned: count, restricted: count, reinstated: count }),
  /** Stores to which nobody may link today, however long ago that was decided. */
  blockedStores: count,
})
export type TransparencyView = z.infer<typeof transparencyView>
