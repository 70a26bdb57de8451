import { z } from 'zod'
import { postLimits } from './post-limits.ts'
import { postTexts } from './post.vocabulary.ts'

/** What stands where words of a post were removed; answers name the fields besides. */
export const contentRemoved = 'Content removed'

const { redactionReason } = postLimits

/** Taking words that were replaced out of the history of a post: all that a version wrote, or some of its fields. */
export const redactionRequest = z.strictObject({
  version: z.number('Say which version').int('Say which version').min(0, 'Say which version'),
  fields: z.array(z.enum(postTexts)).min(1, 'Name a field').max(postTexts.length).optional(),
  reason: z
    .string()
    .trim()
    .min(redactionReason.min, `A reason has at least ${redactionReason.min} characters`)
    .max(redactionReason.max, `A reason has at most ${redactionReason.max} characters`),
})
export type RedactionRequest = z.infer<typeof redactionRequest>

export const redactionReply = z.object({
  version: z.number(),
  /** All words of the version that are removed by now. */
  removed: z.array(z.enum(postTexts)),
})
export type RedactionReply = z.infer<typeof redactionReply>
