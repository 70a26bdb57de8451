import { z } from 'zod'
import { defineEvent } from './event.ts'

export const OwnerUnseated = defineEvent({
  type: 'OwnerUnseated',
  category: 'turn',
  about:
    'It was settled that an owner loses the role, before the role is taken: of two who take it from each other one remains.',
  schema: z.object({
    userId: z.string(),
    /** Revision of the grant in the stream of the member; a later grant stands. */
    grant: z.number().int(),
  }),
})
export const PostMergeBegun = defineEvent({
  type: 'PostMergeBegun',
  category: 'turn',
  about:
    'It was settled that a post is folded into another, before it is: of two that are folded into each other one remains.',
  schema: z.object({
    postId: z.number().int(),
    into: z.number().int(),
    /** The version that is folded; once the post has another one, this came to nothing or is done. */
    version: z.number().int(),
  }),
})
export const StoreMergeBegun = defineEvent({
  type: 'StoreMergeBegun',
  category: 'turn',
  about: 'It was settled that a store is merged into another, before it is: two never lead to each other.',
  schema: z.object({
    slug: z.string(),
    into: z.string(),
    /** The version that is merged; once the store has another one, this came to nothing or is done. */
    version: z.number().int(),
  }),
})
export const turnEvents = [OwnerUnseated, PostMergeBegun, StoreMergeBegun] as const
