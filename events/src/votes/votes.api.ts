import { z } from 'zod'
import { boundedText } from '../platform/call-fields.ts'
import { longestAddress } from '../platform/limits.ts'
import { downReasons } from './down-reasons.ts'

export const castVoteRequest = z.strictObject({
  value: z.literal([1, -1], 'value must be 1 or -1'),
  /** Gives the same vote to the deal as it has become; without it the same value takes the vote back. */
  again: z.boolean().optional(),
})
export const castVoteReply = z.object({
  vote: z.object({ value: z.union([z.literal(1), z.literal(-1)]).nullable() }),
  /** Null where the vote is counted, and the sum cannot be told for the moment. */
  votes: z.number().nullable(),
})
export type CastVoteReply = z.infer<typeof castVoteReply>

/** Why a member voted a post down; a link goes with a reason that says where. */
export const downvoteReason = z.strictObject({
  reason: z.enum(downReasons, 'Choose a reason'),
  link: boundedText('Enter a full web address', longestAddress).nullish(),
})
export const downvoteReply = z.object({ reason: z.enum(downReasons), link: z.string().nullable() })
export type DownvoteReply = z.infer<typeof downvoteReply>
