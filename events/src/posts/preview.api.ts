import { z } from 'zod'
import { currencies } from '../platform/currencies.ts'
import { duplicateKinds } from './duplicate-kinds.ts'
import { postStatuses } from './post.vocabulary.ts'

/** A post that a new one collides with, as far as is known of the new one. */
export const duplicateView = z.object({
  id: z.number(),
  title: z.string(),
  price: z.number().nullable(),
  currency: z.enum(currencies),
  status: z.enum(postStatuses),
  createdAt: z.string().nullable(),
  url: z.string(),
  /** No reason lets the new one through. */
  isHard: z.boolean(),
  kind: z.enum(duplicateKinds),
})
export type DuplicateView = z.infer<typeof duplicateView>

export const suggestedFields = ['title', 'price', 'currency', 'category'] as const

/** What the page of a deal says, as a proposal for the form. */
export const linkPreview = z.object({
  url: z.string(),
  /** Names of the tracking parameters that were taken away. */
  removed: z.array(z.string()),
  title: z.string().nullable(),
  price: z.number().nullable(),
  currency: z.enum(currencies).nullable(),
  category: z.string().nullable(),
  /** Fields that the page does not tell of itself, and the words that each rests on: a person should look at them. */
  suggested: z.array(
    z.object({ field: z.enum(suggestedFields), by: z.enum(['model', 'words']), words: z.string().nullable() }),
  ),
  store: z.object({ slug: z.string(), name: z.string() }).nullable(),
  images: z.array(z.string()),
  /** As the form would be judged that says what the page says; the worst first. */
  duplicates: z.array(duplicateView),
  /** Why nothing could be read; nothing keeps the person from typing. */
  message: z.string().nullable(),
})
export type LinkPreview = z.infer<typeof linkPreview>
