import type { PostDoc } from '@deals/projector/read-models'
import { voteTerm } from './relevance.ts'

/** The terms of the order `best`, product.md C14.1; their sum is the place of a post. */
export interface RankTerms {
  votes: number
  approval: number
  comments: number
  price: number
  expiry: number
  time: number
}
type Ranked = Pick<
  PostDoc,
  'weighedVotes' | 'weighedCount' | 'weighedUps' | 'commenters' | 'priceStanding' | 'status' | 'rankedFrom'
>

const beginning = Date.UTC(2025, 0, 1)
const day = 86_400_000
const fewestForApproval = 5
const priceTerms: Record<PostDoc['priceStanding'], number> = { lowest: 0.15, beaten: -0.15, none: 0 }

/** Explains the number that the projection keeps; a test holds the two equal. */
export function rankTerms(post: Ranked): RankTerms {
  const { weighedVotes, weighedCount, weighedUps, commenters } = post
  return {
    votes: voteTerm(weighedVotes),
    approval: weighedCount >= fewestForApproval ? 0.5 * (wilson(weighedUps, weighedCount) - 0.5) : 0,
    comments: weighedVotes > 0 ? Math.min(0.3, 0.15 * Math.log10(1 + commenters.length)) : 0,
    price: priceTerms[post.priceStanding],
    expiry: post.status === 'expired' ? -2 : 0,
    time: (post.rankedFrom - beginning) / day,
  }
}

export const sumOf = ({ votes, approval, comments, price, expiry, time }: RankTerms): number =>
  votes + approval + comments + price + expiry + time

/** What one more up-vote would add. */
export function gainOfOneVote(post: Ranked): number {
  const voted = {
    ...post,
    weighedVotes: post.weighedVotes + 1,
    weighedCount: post.weighedCount + 1,
    weighedUps: post.weighedUps + 1,
  }
  return sumOf(rankTerms(voted)) - sumOf(rankTerms(post))
}

const z80 = 1.281552

/** Lower bound of the share of up-votes with 80% confidence. */
function wilson(ups: number, total: number): number {
  const share = ups / total
  const z2 = z80 ** 2
  const spread = z80 * Math.sqrt((share * (1 - share) + z2 / (4 * total)) / total)
  return (share + z2 / (2 * total) - spread) / (1 + z2 / total)
}
