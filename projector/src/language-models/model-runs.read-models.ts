import type { ModelAsked } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** What a language model was asked for once, beside scores, which keep their own runs. */
export interface ModelRunDoc extends Pick<ModelAsked, 'model' | 'promptVersion'> {
  /** In days since 1970 (UTC). */
  day: number
  /** Of a review. */
  postId?: number
  isMade: boolean
  tokens: number
  /** Millionths of a dollar. */
  cost: number
}
/** One look at a post in its review. id: `${postId}:${revision}` */
export const reviewRuns: CollectionSchema<ModelRunDoc> = {
  name: 'review_runs',
  fields: { day: 'number', postId: 'number', tokens: 'number' },
  indexes: [['-day'], ['day', 'tokens'], ['postId', 'day', 'tokens']],
}
/** One page that was read to fill in a form. id: `${day}:${revision}` */
export const fillInRuns: CollectionSchema<ModelRunDoc> = {
  name: 'fill_in_runs',
  fields: { day: 'number', tokens: 'number' },
  indexes: [['-day'], ['day', 'tokens']],
}

/** What became of being asked, as it counts. */
export const runOf = ({ model, promptVersion, usage, missed }: ModelAsked): Omit<ModelRunDoc, 'day' | 'postId'> => ({
  model,
  promptVersion,
  isMade: missed === undefined,
  tokens: usage === undefined ? 0 : usage.promptTokens + usage.completionTokens,
  cost: usage?.cost ?? 0,
})
