import { z } from 'zod'
import { appealOutcomes, appealSubjects } from './appeals.events.ts'

export const appealStates = ['open', ...appealOutcomes] as const

/** Names a post, or one of the decisions that stand under one's own. */
export const appealRequest = z.strictObject({
  postId: z.number().int().optional(),
  sanctionId: z.uuid('sanctionId must be a UUID').optional(),
  text: z.string().max(10_000),
})
export type AppealRequest = z.infer<typeof appealRequest>
export const appealReply = z.object({ state: z.enum(appealStates) })

/** An appeal as the member who made it reads it. */
export const ownAppeal = z.object({
  id: z.string(),
  about: z.enum(appealSubjects),
  postId: z.number().nullable(),
  title: z.string().nullable(),
  state: z.enum(appealStates),
  text: z.string(),
  at: z.string(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
})
export type OwnAppeal = z.infer<typeof ownAppeal>
