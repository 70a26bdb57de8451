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
}
export type Taken =
  | { readonly isFree: true; readonly giveBack: () => Promise<void> }
  | { readonly isFree: false; readonly claim: Claim; readonly retryAfter: number }

/** Counts what people do, so that nobody does too much of it. */
export interface RateLimiter {
  /** Takes a place in every window, or in none. */
  take(claims: readonly Claim[]): Promise<Taken>
}

const sweepEvery = 1000

/** Counts in this process. */
export function createMemoryLimiter({ now }: { now: () => number }): RateLimiter {
  const times = new Map<string, number[]>()
  let takes = 0
  const sweep = (longest: number) => {
    takes += 1
    if (takes % sweepEvery === 0) {
      forgetOld(times, now() - longest * 1000)
    }
  }
  const wait = ({ key, windows }: Claim) =>
    Math.max(0, ...windows.map((window) => secondsToWait(times.get(key) ?? [], window, now())))

  return {
    take: async (claims) => {
      for (const claim of claims) {
        const retryAfter = wait(claim)
        if (retryAfter > 0) {
          return { isFree: false, claim, retryAfter }
        }
      }
      const at = now()
      claims.forEach(({ key, windows }) => {
        const longest = Math.max(0, ...windows.map(({ seconds }) => seconds))
        const kept = (times.get(key) ?? []).filter((time) => time > at - longest * 1000)
        times.set(key, [...kept, at])
        sweep(longest)
      })
      return {
        isFree: true,
        giveBack: async () => claims.forEach(({ key }) => removeOne(times, key, at)),
      }
    },
  }
}

/** Lets everything through. */
export const unlimited: RateLimiter = {
  take: async () => ({ isFree: true, giveBack: async () => undefined }),
}

/** 0 when there is room, else the seconds until the oldest of the last `most` leaves the window. */
function secondsToWait(times: readonly number[], { most, seconds }: Window, now: number): number {
  const inside = times.filter((time) => time > now - seconds * 1000)
  const oldest = inside[inside.length - most]
  return inside.length < most || oldest === undefined
    ? 0
    : Math.max(1, Math.ceil((oldest + seconds * 1000 - now) / 1000))
}

function removeOne(times: Map<string, number[]>, key: string, at: number): void {
  const kept = times.get(key) ?? []
  const place = kept.lastIndexOf(at)
  if (place !== -1) {
    times.set(key, kept.toSpliced(place, 1))
  }
}

function forgetOld(times: Map<string, number[]>, before: number): void {
  for (const [key, kept] of times) {
    if ((kept.at(-1) ?? 0) < before) {
      times.delete(key)
    }
  }
}
