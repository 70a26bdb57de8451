import { z } from 'zod'
import { postCard } from '../posts/posts.api.ts'

/** What may change of a post while somebody looks at it. */
export const livePost = postCard.pick({
  id: true,
  status: true,
  price: true,
  originalPrice: true,
  votes: true,
  userVote: true,
  voteAggregatedAt: true,
  userVoteUpdatedAt: true,
  commentCount: true,
})
export type LivePost = z.infer<typeof livePost>

/** What stands now: notifications that were not read, and the posts that were asked for. */
export const liveView = z.object({ unread: z.number(), posts: z.array(livePost) })
export type Live = z.infer<typeof liveView>

/** The name of the events in which it is told. */
export const liveEvent = 'change'
