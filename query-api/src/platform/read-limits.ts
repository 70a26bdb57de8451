import { usualLimit, type Viewer } from '@deals/events'
import type { Claim, RateLimiter, Window } from '@deals/process/limits'
import { networkOf } from '@deals/process'
import { tooOften, type QueryRefusal } from './refusals.ts'

const aMinute = (most: number): readonly Window[] => [{ most, seconds: 60 }]

/**
 * What reading costs: a plain document 1, a list 2, a search or a comparison 5. A reader who opens a page each second
 * and scrolls through it stays far below; an address has room for a household or a school.
 */
export const readLimits = { address: aMinute(3_000), member: aMinute(1_200) }
export type ReadCost = 1 | 2 | 5

export interface Reading {
  readonly cost: ReadCost
  /** A search by words, or as much work, of which an address has so many in a minute. */
  readonly isSearch: boolean
}

/** Null when there is room; what is refused costs nothing. */
export async function refuseTooOften(limits: RateLimiter, claims: readonly Claim[]): Promise<QueryRefusal | null> {
  const taken = await limits.take(claims)
  return taken.isFree ? null : tooOften(taken.retryAfter)
}

/** Before anything is looked up, so that refusing is cheap. */
export function addressClaims(address: string, { cost, isSearch }: Reading): Claim[] {
  const network = networkOf(address)
  return [
    { key: `read:${network}`, windows: readLimits.address, cost },
    ...(isSearch ? [{ key: `search:${network}`, ...usualLimit('search', 0) }] : []),
  ]
}

export const memberClaims = (viewer: Viewer | null, { cost }: Reading): Claim[] =>
  viewer === null ? [] : [{ key: `read-by:${viewer.id}`, windows: readLimits.member, cost }]
