import { z } from 'zod'
export const moderationStatuses = ['poster-review', 'staff-review', 'active', 'expired', 'deleted'] as const
export const setStatusRequest = z.strictObject({
  status: z.enum(moderationStatuses),
  feedback: z.string().max(10_000).nullish(),
  reason: z.string().max(10_000).nullish(),
  version: z.number().int().optional(),
})
/** A claim of a moderator ends by itself. */
export const claimLastsMs = 5 * 60_000
export const claimReply = z.object({ assignee: z.string(), until: z.string() })
