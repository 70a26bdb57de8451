import { z } from 'zod'
import { defineEvent, type EventOf } from '../platform/event.ts'
import { downReasons } from './down-reasons.ts'

export const voteValue = z.union([z.literal(1), z.literal(-1)])
export const previousVote = z.union([z.literal(1), z.literal(-1), z.literal(0)])
const about = z.object({
  postId: z.number().int(),
  userId: z.string(),
  /** Author of the post, so that views of members need no look-up. */
  authorId: z.string(),
  previous: previousVote,
  /** What this voter counts for in `best`: 0 for the poster, the affiliated and new accounts, else 1. */
  weight: z.union([z.literal(0), z.literal(1)]),
})

export const VoteCast = defineEvent({
  type: 'VoteCast',
  category: 'vote',
  about: 'A member voted on a post, or changed the vote.',
  schema: about.extend({ value: voteValue }),
})
export const VoteCleared = defineEvent({
  type: 'VoteCleared',
  category: 'vote',
  about: 'A member took the vote back.',
  schema: about,
})
export const VoteMatured = defineEvent({
  type: 'VoteMatured',
  category: 'vote',
  about: 'A new account grew up: its vote counts in the order from now on.',
  schema: z.object({ postId: z.number().int(), userId: z.string(), value: voteValue }),
})
export const DownvoteExplained = defineEvent({
  type: 'DownvoteExplained',
  category: 'vote',
  about: 'A member said why they voted a post down; it goes with the vote.',
  schema: z.object({
    postId: z.number().int(),
    userId: z.string(),
    reason: z.enum(downReasons),
    /** Where it is cheaper. */
    link: z.string().nullable(),
  }),
})
export const voteEvents = [VoteCast, VoteCleared, VoteMatured, DownvoteExplained] as const
export type VoteEvent = EventOf<(typeof voteEvents)[number]>
