import type { Position, PostFields } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** An edit that a member suggests; what was answered is told by the history of the post. id: suggestionId */
export interface SuggestionDoc {
  postId: number
  userId: string
  changes: Partial<PostFields>
  reason: string
  at: number
  /** Where in the log it was made. */
  position: Position
  agreedByIds: string[]
  /** Revision of the event by which it stands already; absent where it waits. */
  appliedAs?: number
  /** Fields in which the post has changed since. */
  stale: string[]
}
export const suggestions: CollectionSchema<SuggestionDoc> = {
  name: 'edit_suggestions',
  fields: { postId: 'number', userId: 'text', at: 'number' },
  indexes: [['at'], ['postId', 'at'], ['userId']],
}
