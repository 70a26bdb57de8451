import { z } from 'zod'
import { defineEvent, type EventOf } from '../platform/event.ts'

/** A SHA-256 in hexadecimal digits. */
const digest = z.string()

export const VoteRootPublished = defineEvent({
  type: 'VoteRootPublished',
  category: 'voteroot',
  about:
    'The site published one hash for all votes of a day, so that none of them can be changed unseen. Nobody is named.',
  schema: z.object({
    /** In days since 1970 (UTC). */
    day: z.number().int(),
    /** How many votes it covers, counted in the order of the log from where the root before ended. */
    votes: z.number().int().min(0),
    /** How many all roots before it cover together. */
    before: z.number().int().min(0),
    root: digest,
    /** `chained` of the day before; null for the first one. */
    previous: digest.nullable(),
    /** The hash of this root and of all before it. */
    chained: digest,
    /**
     * Roots of each 1,024 votes, the position behind which these stand, and when the first of them was given (ms): a
     * receipt is made of one such part. In a copy of the log these are positions of the log that was copied.
     */
    parts: z.array(z.object({ root: digest, after: z.number().int(), since: z.number().int() })),
    /** Position of the last vote that is covered. */
    through: z.number().int(),
  }),
})
export const voteRootEvents = [VoteRootPublished] as const
export type VoteRootEvent = EventOf<(typeof voteRootEvents)[number]>
