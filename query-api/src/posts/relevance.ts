import { dayMs, voteTerm } from '@deals/events'
import type { PostDoc } from '@deals/projector/read-models'

const halfLifeDays = 60
const expiredFactor = 0.3

type Ranked = Pick<PostDoc, 'weighedVotes' | 'createdAt' | 'status'>

/** What the relevance of a post's text is multiplied by: votes lift it, age and being over sink it. */
export const relevanceFactors = (post: Ranked, now: number) => ({
  votes: 1 + 0.1 * Math.max(0, voteTerm(post.weighedVotes)),
  age: 0.5 ** (Math.max(0, now - post.createdAt) / dayMs / halfLifeDays),
  expiry: post.status === 'expired' ? expiredFactor : 1,
})

/** Place of a hit: how well the text matches, with what that is multiplied by. */
export function relevanceOf(post: Ranked, textRelevance: number, now: number): number {
  const { votes, age, expiry } = relevanceFactors(post, now)
  return textRelevance * votes * age * expiry
}
