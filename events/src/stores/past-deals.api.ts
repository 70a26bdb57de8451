import { z } from 'zod'
import { postCard } from '../posts/posts.api.ts'

/** A deal as it was at a time; what members gave it until then stands on its own page. */
export const pastDeal = postCard.omit({
  votes: true,
  userVote: true,
  voteAggregatedAt: true,
  userVoteUpdatedAt: true,
  commentCount: true,
  score: true,
  postScores: true,
  isBookmarked: true,
  isRecommended: true,
})
export type PastDeal = z.infer<typeof pastDeal>

/** Deals of a store that were active at a time. */
export const pastDealsView = z.object({
  /** The time that was asked for, now where it is still ahead or none was named. */
  asked: z.string(),
  /** The newest first, with the words and prices of then and the names of today. */
  posts: z.array(pastDeal),
  /** After which the next ones are; null where these are all. */
  next: z.string().nullable(),
})
export type PastDealsView = z.infer<typeof pastDealsView>
