import type { PriceStanding } from '@deals/events'
import { wilsonLowerBound } from '../platform/wilson.ts'

/** What the order "best" looks at. Votes are those that weigh 1. */
export interface RankFacts {
  weighedVotes: number
  weighedCount: number
  weighedUps: number
  /** Distinct commenters except the poster. */
  commenters: number
  priceStanding: PriceStanding
  isExpired: boolean
  /** Start of the time term (ms). */
  rankedFrom: number
}
/** The terms of the order, so that it can be explained. */
export interface RankTerms {
  votes: number
  approval: number
  comments: number
  price: number
  expiry: number
  time: number
}

const beginning = Date.UTC(2025, 0, 1)
const windowMs = 86_400_000
const fewestForApproval = 5
const mostForComments = 0.3
const priceTerm: Readonly<Record<PriceStanding, number>> = { lowest: 0.15, beaten: -0.15, none: 0 }

/** Ten times the votes is worth one day; nothing here reads a clock, so the order changes only by events of the post. */
export function rankTerms(facts: RankFacts): RankTerms {
  const { weighedVotes: votes, weighedCount, weighedUps, commenters } = facts
  return {
    votes: Math.sign(votes) * Math.log10(1 + Math.abs(votes)),
    approval: weighedCount >= fewestForApproval ? 0.5 * (wilsonLowerBound(weighedUps, weighedCount) - 0.5) : 0,
    // A shouting match cannot lift a bad deal.
    comments: votes > 0 ? Math.min(mostForComments, 0.15 * Math.log10(1 + commenters)) : 0,
    price: priceTerm[facts.priceStanding],
    expiry: facts.isExpired ? -2 : 0,
    time: (facts.rankedFrom - beginning) / windowMs,
  }
}

export function best(facts: RankFacts): number {
  const { votes, approval, comments, price, expiry, time } = rankTerms(facts)
  return votes + approval + comments + price + expiry + time
}
