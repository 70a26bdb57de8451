import { isFresh } from '@deals/events/platform'
import type { Answers } from './remembered-answers.ts'

interface Bounds {
  most: number
  perMs: number
}

/** Lets so many answers in within a time, and leaves the rest out: for a place that holds other things too and must never be full. */
export function putsWithin({ most, perMs }: Bounds): <V>(answers: Answers<V>) => Answers<V> {
  let since = -Infinity
  let count = 0
  return (answers) => ({
    get: (key, now) => answers.get(key, now),
    async put(key, kept, now) {
      if (!isFresh(since, now, perMs)) {
        since = now
        count = 0
      }
      count += 1
      await (count <= most ? answers.put(key, kept, now) : undefined)
    },
  })
}
