import type { ModelAsked } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** What a language model was asked for once, beside scores, which keep their own runs. */
export interface ModelRunDoc extends Pick<ModelAsked, 'model' | 'promptVersion'> {
  /** In days since 1970 (UTC). */
  day: number
  postId: number
  isMade: boolean
  tokens: number
  /** Millionths of a dollar. */
  cost: number
}
/** One look at a post in its review. id: `${postId}:${revision}` */
export const reviewRuns: CollectionSchema = {
  name: 'review_runs',
  fields: { day: 'number', postId: 'number' },
  indexes: [['-day'], ['postId', '-day']],
}
