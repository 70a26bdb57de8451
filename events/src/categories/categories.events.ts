import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'

export const SubCategoryMoved = defineEvent({
  type: 'SubCategoryMoved',
  category: 'catalogue',
  about: 'An owner moved the posts of a sub-category to another one, to which it leads from then on.',
  schema: z.object({ slug: z.string(), into: z.string(), reason: z.string() }),
})
export const SubCategoryMoveUndone = defineEvent({
  type: 'SubCategoryMoveUndone',
  category: 'catalogue',
  about: 'A sub-category that led to another one stands for itself again.',
  schema: z.object({ slug: z.string(), into: z.string() }),
})
export const catalogueEvents = [SubCategoryMoved, SubCategoryMoveUndone] as const
