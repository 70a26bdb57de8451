import { z } from 'zod'
export const castVoteRequest = z.strictObject({
  value: z.literal([1, -1], 'value must be 1 or -1'),
  /** Gives the same vote to the deal as it has become; without it the same value takes the vote back. */
  again: z.boolean().optional(),
})
export const castVoteReply = z.object({
  vote: z.object({ value: z.union([z.literal(1), z.literal(-1)]).nullable() }),
  votes: z.number(),
})
export type CastVoteReply = z.infer<typeof castVoteReply>
