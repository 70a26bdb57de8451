import { randomInt } from 'node:crypto'

const epoch = Date.UTC(2025, 0, 1)
const lanes = 32
const idsPerMs = 128

/** Draws numbers for posts and comments that no other process draws, but for a rare collision that the log refuses. */
export interface Ids {
  next(): number
}

/**
 * Ids of 53 bits, exact as JSON numbers: 41 bits of milliseconds since 2025, 5 bits of a lane drawn per process,
 * 7 bits of counter. They rise strictly, also when the clock steps back or 128 ids are not enough for a millisecond.
 */
export function createIds({ now, lane = randomInt(lanes) }: { now: () => number; lane?: number }): Ids {
  let time = -1
  let counter = 0
  const advance = () => {
    const current = Math.max(0, Math.floor(now() - epoch))
    if (current > time) {
      time = current
      counter = 0
    } else if (counter + 1 < idsPerMs) {
      counter += 1
    } else {
      // Borrowed from the next millisecond: waiting for it would block the process.
      time += 1
      counter = 0
    }
  }
  return {
    next: () => {
      advance()
      return (time * lanes + lane) * idsPerMs + counter
    },
  }
}
