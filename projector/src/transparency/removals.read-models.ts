import type { RemovalReason } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** A moderator took a post away. id: `${postId}:${revision}` */
export interface RemovalDoc {
  postId: number
  /** Where it stands in the stream of its post. */
  revision: number
  /** Days since 1970 (UTC). */
  day: number
  reason: RemovalReason
  /** Whose key seals the words of which the reason was read. */
  textOf: string
  /** The post came back: the removal does not stand any more. */
  isTakenBack: boolean
}
export const removals: CollectionSchema<RemovalDoc> = {
  name: 'removals',
  fields: { postId: 'number', day: 'number', reason: 'text', textOf: 'text', isTakenBack: 'boolean' },
  indexes: [['reason', 'day'], ['isTakenBack', 'day'], ['postId'], ['textOf']],
}

/** A moderator removed words of an earlier version of a post. id: `${postId}:${revision}` */
export interface WordRemovalDoc {
  postId: number
  /** Days since 1970 (UTC). */
  day: number
}
export const wordRemovals: CollectionSchema<WordRemovalDoc> = {
  name: 'word_removals',
  fields: { postId: 'number', day: 'number' },
  indexes: [['day']],
}
