import { z } from 'zod'
import { currencies } from '../platform/currencies.ts'
import { postStatuses, postTypes } from '../posts/post.vocabulary.ts'

/** What happens to posts, for programs that follow changes. */
export const postChanges = ['published', 'price-changed', 'edited', 'expired', 'renewed', 'merged', 'scored'] as const
export type PostChange = (typeof postChanges)[number]

/** One change, with the post as it stands now. */
export const changeView = z.object({
  /** Names the change for good. */
  id: z.string(),
  change: z.enum(postChanges),
  at: z.string(),
  /** Prices before and after, where it is about them; null is none. */
  from: z.number().nullable().optional(),
  to: z.number().nullable().optional(),
  post: z.object({
    id: z.number(),
    title: z.string(),
    type: z.enum(postTypes),
    status: z.enum(postStatuses),
    price: z.number().nullable(),
    currency: z.enum(currencies),
    categorySlug: z.string(),
    storeSlug: z.string().nullable(),
    storeName: z.string().nullable(),
    votes: z.number(),
  }),
})
export type ChangeView = z.infer<typeof changeView>
export const changeList = z.object({ changes: z.array(changeView) })
export type ChangeList = z.infer<typeof changeList>
