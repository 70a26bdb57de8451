import { scoreWeights, type StoreRecord } from '@deals/events'
import type { Part, ScoreInput } from './score-input.ts'
import { between, pointsOf } from './share.ts'

const manyPosts = 20
const goodVotes = 20
const longKnown = 180

/** What the site knows of the shop: how many deals, how long they held, how members liked them. */
export function brandPart({ post: { storeSlug }, store }: ScoreInput): Part {
  if (storeSlug === null || store === null) {
    return { points: pointsOf(0.25, scoreWeights.brandReputationScore), reason: 'No shop is named.' }
  }
  return { points: pointsOf(shareOf(store), scoreWeights.brandReputationScore), reason: reasonFor(store) }
}

function shareOf({ posts, expiredEarly, averageVotes, ageDays }: StoreRecord): number {
  const experience = Math.log10(1 + Math.min(posts, manyPosts)) / Math.log10(1 + manyPosts)
  // One deal that held proves little, so a shop starts in the middle.
  const heldDeals = (Math.max(0, posts - expiredEarly) + 1) / (posts + 2)
  const liked = between(averageVotes, -2, goodVotes)
  const known = between(ageDays, 0, longKnown)
  return 0.3 * experience + 0.3 * heldDeals + 0.25 * liked + 0.15 * known
}

function reasonFor({ posts, expiredEarly, averageVotes }: StoreRecord): string {
  if (posts === 0) {
    return 'The shop has no record here yet.'
  }
  const deals = posts === 1 ? 'one deal' : `${posts} deals`
  const early = expiredEarly === 0 ? 'none of which ended early' : `${expiredEarly} of which ended early`
  return `The shop has ${deals} here, ${early}, with ${Math.round(averageVotes)} votes on average.`
}
