/** Clocks of two processes may differ by this much (ms). */
export const clocksDiffer = 60_000

/**
 * Whether something was within the last so many milliseconds. A time that lies ahead is none that a clock which goes
 * right could have given: what was noted while one was ahead would be young for as long as it was.
 */
export const isLately = (at: number, now: number, withinMs: number): boolean =>
  now - at <= withinMs && at - now < clocksDiffer

/** The same where the time is over as soon as the last of them has passed. */
export const isFresh = (at: number, now: number, forMs: number): boolean => isLately(at, now, forMs - 1)

export interface Bounds {
  readonly after: number
  readonly before: number
}

/** Between which times something ends that lasts for so long and has begun lately. */
export const endsWhileItLasts = (now: number, lastsMs: number): Bounds => ({
  after: now,
  before: now + lastsMs + clocksDiffer,
})

/** Whether something that ends at a time has begun lately and is not over; one that ends later was begun by a clock that was ahead. */
export const stillLasts = (end: number, now: number, lastsMs: number): boolean => isFresh(end - lastsMs, now, lastsMs)
