import type { Currency } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** Whether readers can have a deal: it is there, it is over, or nobody is shown it. */
export type Standing = 'there' | 'over' | 'away'

/** How a post stood from a time on (ms). Amounts in minor units. */
export interface PostStep {
  at: number
  standing: Standing
  price?: number
  /** Null where the post tells none. */
  shippingCost: number | null
  currency: Currency
}

/**
 * id: postId. What became of a post, as far as it is news to whoever comes back. Of each kind the last time stands by
 * itself, so that news since a time are found by an index.
 */
export interface PostStepsDoc {
  postId: number
  /** The last of them, oldest first. */
  steps: PostStep[]
  newAt?: number
  cheaperAt?: number
  backAt?: number
  overAt?: number
}
export const postSteps: CollectionSchema<PostStepsDoc> = {
  name: 'post_steps',
  fields: { newAt: 'number', cheaperAt: 'number', backAt: 'number', overAt: 'number' },
  indexes: [['-newAt'], ['-cheaperAt'], ['-backAt'], ['-overAt']],
}
/** A comment, as far as somebody may have missed it. */
export interface SaidComment {
  commentId: number
  by: string
  at: number
  /** It was taken away, and may come back. */
  isGone?: true
}
/** id: postId. The last comments on a post, oldest first, so that who comes back is told of them without a look at any. */
export interface PostTalkDoc {
  said: SaidComment[]
}
export const postTalks: CollectionSchema<PostTalkDoc> = { name: 'post_talks', fields: {}, indexes: [] }
/** Of more it is said that there are so many at least. */
export const mostSaid = 50
/** More changes than a deal goes through while anybody asks what became of it. */
export const mostSteps = 30
