import type { Position, PostFields } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/**
 * An edit that a member suggests; what was answered is told by the history of the post. What a decision about the post
 * ended is kept unseen, because that may be taken back. id: suggestionId
 */
export interface SuggestionDoc {
  postId: number
  userId: string
  changes: Partial<PostFields>
  reason: string
  at: number
  /** Where in the log it was made. */
  position: Position
  agreedByIds: string[]
  waits: boolean
  /** Revision of the decision about the post that ended it; absent where it waits. */
  endedAs?: number
  /** Revision of the event by which it stands already; absent where it waits. */
  appliedAs?: number
  /** Fields in which the post has changed since. */
  stale: string[]
}
export const suggestions: CollectionSchema<SuggestionDoc> = {
  name: 'edit_suggestions',
  fields: { postId: 'number', userId: 'text', at: 'number', waits: 'boolean' },
  indexes: [['waits', 'at'], ['postId', 'waits', 'at'], ['userId']],
  counts: [['waits']],
}
