import { setImmediate, setTimeout as delay } from 'node:timers/promises'

/** Keeps long work from taking a core away from what is live. */
export interface Pace {
  /** How many events the next batch may hold, so that it takes about a tenth of a second. */
  batchSize(): number
  /** After a batch that took so long: rests for as long as its share of a core demands, and lets others run. */
  rest(tookMs: number, events: number): Promise<void>
}

const smallestBatch = 500
const usualLargest = 20_000
const longestMs = 200
const shortestMs = 80

/** `share` is the part of one core that the work may use, 1 for all of it; no batch is larger than said. */
export function paceOf(share: number, signal: AbortSignal, largestBatch = usualLargest): Pace {
  // With a whole core to itself there is nobody whom a long batch would keep waiting.
  const isAlone = share >= 1
  let size = isAlone ? largestBatch : 2000
  return {
    batchSize: () => size,
    async rest(tookMs, events) {
      if (tookMs > longestMs && !isAlone) {
        size = Math.max(smallestBatch, Math.floor(size / 2))
      } else if (tookMs < shortestMs && events >= size) {
        size = Math.min(largestBatch, size * 2)
      }
      const restMs = (tookMs * (1 - share)) / share
      await (restMs < 1 ? setImmediate() : delay(restMs, undefined, { signal }).catch(() => undefined))
    },
  }
}
