import { voteTerm } from '@deals/events'
import type { PostDoc } from '@deals/projector/read-models'

const day = 86_400_000
const halfLifeDays = 60
const expiredFactor = 0.3

type Ranked = Pick<PostDoc, 'weighedVotes' | 'createdAt' | 'status'>

/** Place of a hit: how well the text matches, lifted by votes, sunk by age and by being over. */
export function relevanceOf(post: Ranked, textRelevance: number, now: number): number {
  const votes = 1 + 0.1 * Math.max(0, voteTerm(post.weighedVotes))
  const age = 0.5 ** (Math.max(0, now - post.createdAt) / day / halfLifeDays)
  return textRelevance * votes * age * (post.status === 'expired' ? expiredFactor : 1)
}
