import { z } from 'zod'

/** Why a model gave nothing: it did not answer, not in time, not in form, not by facts, or there was no money left. */
export const standInReasons = ['away', 'late', 'nonsense', 'unfounded', 'over-budget'] as const

/** What a model took: tokens, and their price in millionths of a dollar. */
export const modelUsage = z.object({
  requests: z.number().int(),
  promptTokens: z.number().int(),
  completionTokens: z.number().int(),
  cost: z.number().int(),
})

/** Who was asked beside the built-in rules, and what came of it. */
export const modelAsked = z.object({
  model: z.string(),
  promptVersion: z.string(),
  /** Missing where the model took nothing, or nobody knows what. */
  usage: modelUsage.optional(),
  /** Why it gave nothing that could be used; then the built-in rules stand alone. */
  missed: z.enum(standInReasons).optional(),
})
export type ModelAsked = z.infer<typeof modelAsked>
