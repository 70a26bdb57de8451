import type { CollectionSchema } from '../platform/read-models.ts'
/** A post that somebody is not interested in, and since when. */
export interface DismissedPost {
  postId: number
  at: number
}
/** id: userId. What a member said about what is recommended to them; absent where that is nothing. */
export interface RecommendationTermsDoc {
  isOff?: true
  /** Until when what they did says nothing of what they like. */
  clearedAt?: number
  /** The latest of them, oldest first. */
  dismissed?: DismissedPost[]
}
export const recommendationTerms: CollectionSchema<RecommendationTermsDoc> = {
  name: 'recommendation_terms',
  fields: {},
  indexes: [],
}
/** More than the lists hold that recommendations are chosen from. */
export const mostDismissed = 1_000
