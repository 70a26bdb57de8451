import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'

/** Two posts; of those that one event tells for both, the smaller number stands first. */
const pair = z.object({ postId: z.number().int(), otherId: z.number().int() })
const said = pair.extend({ userId: z.string() })

export const SameProductProposed = defineEvent({
  type: 'SameProductProposed',
  category: 'product',
  about: 'A member says that two posts are about the same product.',
  schema: said,
})
export const SameProductConfirmed = defineEvent({
  type: 'SameProductConfirmed',
  category: 'product',
  about: 'Another member says so, too.',
  schema: said,
})
export const SameProductRefused = defineEvent({
  type: 'SameProductRefused',
  category: 'product',
  about: 'What a member said of two posts is not so, as a moderator says, or was taken back by the member.',
  schema: pair.extend({ isWithdrawn: z.boolean() }),
})
export const ProductLinked = defineEvent({
  type: 'ProductLinked',
  category: 'product',
  about:
    'A post is about the same product as another one, by enough members or by a moderator; told of each of the two.',
  schema: pair.extend({ cause: z.enum(['members', 'moderator']) }),
})
export const ProductUnlinked = defineEvent({
  type: 'ProductUnlinked',
  category: 'product',
  about: 'A moderator says that the two are different products after all; told of each of the two.',
  schema: pair,
})
export const productEvents = [
  SameProductProposed,
  SameProductConfirmed,
  SameProductRefused,
  ProductLinked,
  ProductUnlinked,
] as const
