import { wilsonLowerBound } from '../votes/wilson.ts'
import { dayMs } from '../platform/day.ts'
import type { PostStatus, PriceStanding } from './post.vocabulary.ts'

/** Sums over votes that weigh 1. */
export interface WeighedVotes {
  weighedVotes: number
  weighedCount: number
  weighedUps: number
}
/** What the order "best" looks at. */
export interface RankFacts extends WeighedVotes {
  /** Those of them that were given before the deal changed for the worse. */
  outdated?: WeighedVotes
  /** Distinct commenters except the poster. */
  commenters: readonly string[]
  priceStanding: PriceStanding
  status: PostStatus
  /** Start of the time term (ms). */
  rankedFrom: number
  /** In so many hours of age a post needs ten times the votes to keep its place; usually a day. */
  rankHours?: number
}
/** The terms of the order, so that it can be explained; their sum is the place of a post. */
export interface RankTerms {
  votes: number
  approval: number
  comments: number
  price: number
  expiry: number
  time: number
}

const beginning = Date.UTC(2025, 0, 1)
/** The usual window, in hours, and its bounds. */
export const rankWindow = { usual: 24, least: 6, most: 168 } as const
const fewestForApproval = 5
const mostForComments = 0.3
const priceTerm: Readonly<Record<PriceStanding, number>> = { lowest: 0.15, beaten: -0.15, none: 0 }

/** What a vote on the deal as it was before still says of it. */
const outdatedShare = 0.5

/** Votes count by their order of magnitude. */
export const voteTerm = (votes: number): number => Math.sign(votes) * Math.log10(1 + Math.abs(votes))

/**
 * Ten times the votes is worth one day, or another window; nothing here reads a clock, so the order changes only by
 * events of the post. Time is always counted in days and a longer window makes the rest heavier, so that posts of
 * several windows stand in one order.
 */
export function rankTerms(facts: RankFacts): RankTerms {
  const { commenters, rankHours = rankWindow.usual } = facts
  const { weighedVotes: votes, weighedCount, weighedUps } = standing(facts)
  const weight = rankHours / rankWindow.usual
  const approval = weighedCount >= fewestForApproval ? 0.5 * (wilsonLowerBound(weighedUps, weighedCount) - 0.5) : 0
  // A shouting match cannot lift a bad deal.
  const comments = votes > 0 ? Math.min(mostForComments, 0.15 * Math.log10(1 + commenters.length)) : 0
  return {
    votes: weight * voteTerm(votes),
    approval: weight * approval,
    comments: weight * comments,
    price: weight * priceTerm[facts.priceStanding],
    expiry: facts.status === 'expired' ? -2 * weight : 0,
    time: (facts.rankedFrom - beginning) / dayMs,
  }
}

function standing(facts: RankFacts): WeighedVotes {
  const { weighedVotes, weighedCount, weighedUps, outdated } = facts
  if (outdated === undefined) {
    return facts
  }
  const lost = 1 - outdatedShare
  return {
    weighedVotes: weighedVotes - lost * outdated.weighedVotes,
    weighedCount: weighedCount - lost * outdated.weighedCount,
    weighedUps: weighedUps - lost * outdated.weighedUps,
  }
}

export function best(facts: RankFacts): number {
  const { votes, approval, comments, price, expiry, time } = rankTerms(facts)
  return votes + approval + comments + price + expiry + time
}

/** What one more up-vote would add. */
export function gainOfOneVote(facts: RankFacts): number {
  const { weighedVotes, weighedCount, weighedUps } = facts
  const voted = { weighedVotes: weighedVotes + 1, weighedCount: weighedCount + 1, weighedUps: weighedUps + 1 }
  return best({ ...facts, ...voted }) - best(facts)
}
