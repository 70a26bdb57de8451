/** Clocks of two processes may differ by this much (ms). */
const clocksDiffer = 60_000

/**
 * Whether something was within the last so many milliseconds. A time that lies ahead is none that a clock which goes
 * right could have given: what was noted while one was ahead would be young for as long as it was.
 */
export const isLately = (at: number, now: number, withinMs: number): boolean =>
  now - at <= withinMs && at - now < clocksDiffer
