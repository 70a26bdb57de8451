import { z } from 'zod'
import { namingOperators } from './naming-operators.ts'

/** What an operator of a search names and nothing of the site is called. */
export const unknownName = z.object({
  operator: z.enum(namingOperators),
  value: z.string(),
  /** What is called most like it, and the search with that in its place; null where nothing is. */
  meant: z.object({ name: z.string(), query: z.string() }).nullable(),
})
export type UnknownName = z.infer<typeof unknownName>

export const spellingsFound = z.object({
  spellings: z.array(z.string()),
  /** Left out where the site knows all that is named. */
  unknown: z.array(unknownName).optional(),
})
