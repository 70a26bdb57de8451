import { windowsAsSet, type SettingValues } from '@deals/events'

/** At most so many in so many seconds. */
export interface Window {
  readonly most: number
  readonly seconds: number
}
/** Somebody is about to do something that is counted. */
export interface Claim {
  /** Who and what, such as `vote:ann`. */
  readonly key: string
  readonly windows: readonly Window[]
  /** Under which name other numbers for the windows are set. */
  readonly setting?: string
  /** How many places it takes; one where nothing is said. */
  readonly cost?: number
}
export type Taken =
  | { readonly isFree: true; readonly giveBack: () => Promise<void> }
  | { readonly isFree: false; readonly claim: Claim; readonly retryAfter: number }

/** What a window holds at a moment. */
export interface Room extends Window {
  /** How often it may be done now. */
  readonly left: number
  /** Seconds until there is more room; 0 where all of it is free. */
  readonly nextIn: number
}

/** Counts what people do, so that nobody does too much of it. */
export interface RateLimiter {
  /** Takes the places of all claims in every window, or none of them. */
  take(claims: readonly Claim[]): Promise<Taken>
  /** How much room there is in each window of a claim, in their order; none is taken, and none told where nothing counts. */
  look(claim: Claim): Promise<readonly Room[]>
}

/** Lets everything through. */
export const unlimited: RateLimiter = {
  take: async () => ({ isFree: true, giveBack: async () => undefined }),
  look: async () => [],
}

/**
 * Counts with the numbers that are set at the moment, whatever a claim takes for usual. Nobody is kept out because they
 * cannot be read just now: then those hold that were read last.
 */
export function limitedAsSet(limits: RateLimiter, values: () => Promise<SettingValues>): RateLimiter {
  let last: SettingValues = {}
  const asSet = (claim: Claim): Claim =>
    claim.setting === undefined ? claim : { ...claim, windows: windowsAsSet(claim.windows, claim.setting, last) }
  const readFor = async (claims: readonly Claim[]) => {
    if (claims.some(({ setting }) => setting !== undefined)) {
      last = await values().catch(() => last)
    }
  }
  return {
    take: async (claims) => {
      await readFor(claims)
      return limits.take(claims.map(asSet))
    },
    look: async (claim) => {
      await readFor([claim])
      return limits.look(asSet(claim))
    },
  }
}

/** A claim as limiters count it. */
export interface CountedClaim extends Claim {
  readonly cost: number
  readonly longestMs: number
}

/** What is counted of the claims: those on one key together, and none without a window. */
export function countedClaims(claims: readonly Claim[]): CountedClaim[] {
  const counted = new Map<string, CountedClaim>()
  for (const claim of claims.filter(({ windows }) => windows.length > 0)) {
    const { key, windows, cost = 1 } = claim
    const longestMs = Math.max(...windows.map(({ seconds }) => seconds)) * 1000
    counted.set(key, { ...claim, cost: cost + (counted.get(key)?.cost ?? 0), longestMs })
  }
  return [...counted.values()]
}
