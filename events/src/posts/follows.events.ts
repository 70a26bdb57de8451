import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'

export const PostStoreFollowed = defineEvent({
  type: 'PostStoreFollowed',
  category: 'post',
  about: 'The store of a post was merged into another one, or stands for itself again, and the post went along.',
  schema: z.object({ postId: z.number().int(), storeSlug: z.string() }),
})
export const PostSubCategoryFollowed = defineEvent({
  type: 'PostSubCategoryFollowed',
  category: 'post',
  about: 'The posts of a sub-category were moved to another one, or that was taken back, and the post went along.',
  schema: z.object({ postId: z.number().int(), categorySlug: z.string(), subCategorySlug: z.string() }),
})
/** A post goes along with what it is part of. */
export const followEvents = [PostStoreFollowed, PostSubCategoryFollowed] as const
