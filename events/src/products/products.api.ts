import { z } from 'zod'
import { currencies } from '../platform/currencies.ts'
import { postStatuses } from '../posts/post.vocabulary.ts'

/** The other post of a pair. */
const otherPost = z.object({
  id: z.number(),
  title: z.string(),
  price: z.number().nullable(),
  currency: z.enum(currencies),
  status: z.enum(postStatuses),
  storeName: z.string().nullable(),
})
export const sameProduct = z.object({
  post: otherPost,
  /** How many say so; those who posted one of the two count as one together. */
  voices: z.number(),
  /** The viewer is one of those who said so. */
  isOwn: z.boolean(),
  canConfirm: z.boolean(),
  /** Says that it is not so, or takes back what they said. */
  canRefuse: z.boolean(),
})
export type SameProduct = z.infer<typeof sameProduct>
/** What is said of a post being about the same product as others. */
export const sameProducts = z.object({
  linked: z.array(sameProduct),
  /** What waits for others to say so, too. */
  proposed: z.array(sameProduct),
  canPropose: z.boolean(),
})
export type SameProducts = z.infer<typeof sameProducts>

export const sameProductReply = z.object({
  state: z.enum(['none', 'proposed', 'linked', 'parted']),
  voices: z.number(),
})
export type SameProductReply = z.infer<typeof sameProductReply>
