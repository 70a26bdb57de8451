import { clocksDiffer } from '@deals/events/platform'
import { countedClaims, type CountedClaim, type RateLimiter, type Room, type Window } from './rate-limiter.ts'

export interface MemoryLimiter extends RateLimiter {
  /** How many keys are counted at the moment. */
  readonly size: () => number
}
export interface MemoryLimiterOptions {
  readonly now: () => number
  /** Keys that are counted at once; beyond it those go whose count ends first. */
  readonly mostKeys?: number
}

/** Places that were taken at one moment. Those who take them hold on to it, to give them back. */
interface Place {
  readonly at: number
  cost: number
}
interface Counter {
  places: readonly Place[]
  /** The longest window that was ever asked of it: nothing that counts in it is forgotten earlier. */
  longestMs: number
}

/** A sweep costs as much as there are keys, so it comes when as many new ones may have been added. */
const sweptFrom = 1_000
/** From so many places on, those of one hundredth of a window are kept as one. */
const exactPlaces = 100

/** Counts in this process. */
export function createMemoryLimiter({ now, mostKeys = 200_000 }: MemoryLimiterOptions): MemoryLimiter {
  const counters = new Map<string, Counter>()
  let sweptAt = sweptFrom
  const waitFor = ({ key, windows, cost }: CountedClaim) =>
    Math.max(...windows.map((window) => secondsToWait(counters.get(key)?.places ?? [], window, { cost, now: now() })))
  const makeRoom = () => {
    if (counters.size >= Math.min(sweptAt, mostKeys)) {
      forgetEnded(counters, now())
      forgetSoonest(counters, mostKeys)
      sweptAt = Math.max(sweptFrom, counters.size * 2)
    }
  }
  return {
    size: () => counters.size,
    look: async ({ key, windows }) => windows.map((window) => roomIn(counters.get(key)?.places ?? [], window, now())),
    take: async (claims) => {
      const counted = countedClaims(claims)
      for (const claim of counted) {
        const retryAfter = waitFor(claim)
        if (retryAfter > 0) {
          return { isFree: false, claim, retryAfter }
        }
      }
      const at = now()
      makeRoom()
      const taken = counted.map((claim) => ({ ...claim, place: takePlace(counters, claim, at) }))
      return {
        isFree: true,
        giveBack: async () => taken.forEach(({ key, cost, place }) => giveBack(counters, key, { cost, place })),
      }
    },
  }
}

const countIn = (places: readonly Place[]): number => places.reduce((sum, place) => sum + place.cost, 0)

/** Those that still count in a window; what lies in the future was taken before a clock was set back. */
const placesIn = (places: readonly Place[], { seconds }: Window, now: number): Place[] =>
  places.filter(({ at }) => at > now - seconds * 1000 && at <= now + clocksDiffer)

/** 0 when there is room, else the seconds until so many of the oldest have left the window that there is. */
function secondsToWait(places: readonly Place[], window: Window, { cost, now }: { cost: number; now: number }): number {
  const inside = placesIn(places, window, now)
  const tooMany = countIn(inside) + cost - window.most
  return tooMany <= 0 ? 0 : secondsUntilLeft(inside, window, { count: tooMany, now })
}

/** The seconds until so many of the oldest places have left their window. */
function secondsUntilLeft(
  inside: readonly Place[],
  { seconds }: Window,
  { count, now }: { count: number; now: number },
): number {
  let toLeave = count
  const lastToLeave = inside.find((place) => (toLeave -= place.cost) <= 0)
  const freeAt = (lastToLeave?.at ?? now) + seconds * 1000
  return Math.max(1, Math.ceil((freeAt - now) / 1000))
}

function roomIn(places: readonly Place[], window: Window, now: number): Room {
  const inside = placesIn(places, window, now)
  const taken = countIn(inside)
  const count = Math.max(1, taken + 1 - window.most)
  return {
    ...window,
    left: Math.max(0, window.most - taken),
    nextIn: taken === 0 ? 0 : secondsUntilLeft(inside, window, { count, now }),
  }
}

function takePlace(counters: Map<string, Counter>, claim: CountedClaim, at: number): Place {
  const { key, cost, windows } = claim
  const before = counters.get(key)
  const longestMs = Math.max(claim.longestMs, before?.longestMs ?? 0)
  const kept = (before?.places ?? []).filter((place) => place.cost > 0 && place.at > at - longestMs)
  const last = kept.at(-1)
  const shortestMs = Math.min(...windows.map(({ seconds }) => seconds)) * 1000
  if (last !== undefined && kept.length >= exactPlaces && at - last.at < shortestMs / exactPlaces) {
    last.cost += cost
    counters.set(key, { places: kept, longestMs })
    return last
  }
  const place = { at, cost }
  counters.set(key, { places: [...kept, place], longestMs })
  return place
}

function giveBack(counters: Map<string, Counter>, key: string, { cost, place }: { cost: number; place: Place }): void {
  place.cost -= cost
  if (counters.get(key)?.places.every((left) => left.cost <= 0) === true) {
    counters.delete(key)
  }
}

const endOf = ({ places, longestMs }: Counter): number => (places.at(-1)?.at ?? 0) + longestMs

function forgetEnded(counters: Map<string, Counter>, now: number): void {
  for (const [key, counter] of counters) {
    if (endOf(counter) <= now) {
      counters.delete(key)
    }
  }
}

/** Who counts a flood of strangers for a minute must not forget for it what counts for a day. */
function forgetSoonest(counters: Map<string, Counter>, mostKeys: number): void {
  if (counters.size >= mostKeys) {
    const byEnd = [...counters].sort(([, one], [, other]) => endOf(one) - endOf(other))
    byEnd.slice(0, Math.ceil(mostKeys / 4)).forEach(([key]) => counters.delete(key))
  }
}
