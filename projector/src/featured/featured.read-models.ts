import type { Position } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** A post that stands first on the home page for a while. id: postId */
export interface FeaturedDoc {
  postId: number
  startsAt: number
  endsAt: number
  position: Position
  /** As what somebody featured it. */
  by: string
  actorId?: string
}
export const featuredPosts: CollectionSchema<FeaturedDoc> = {
  name: 'featured_posts',
  fields: { endsAt: 'number' },
  indexes: [['endsAt']],
}
