import { LRUCache } from 'lru-cache'
import type { ReadModels } from '@deals/projector/read-models'

export interface AskedAt {
  readModels: ReadModels
  now: number
  key: string
}
interface Memory<V> {
  /** How much may be kept in all. */
  most: number
  sizeOf: (value: V) => number
  /** What is computed anew each time all the same. */
  isKept?: (value: V) => boolean
}
interface Kept<V> {
  moment: string
  at: number
  value: V
}

/** Bounds of dates and of what is still new move with the clock: nothing is kept longer, though no document has changed. */
const longestMs = 2_000

/**
 * Answers that are computed once as long as no document changes. One that is asked for while it is being computed waits
 * for the same, if no document has changed since.
 */
export function whileUnchanged<V extends object>({ most, sizeOf, isKept = () => true }: Memory<V>) {
  const stores = new WeakMap<ReadModels, { kept: LRUCache<string, Kept<V>>; under: Map<string, Promise<V>> }>()
  const memoryOf = (readModels: ReadModels) => {
    const found = stores.get(readModels) ?? {
      kept: new LRUCache<string, Kept<V>>({
        maxSize: most,
        sizeCalculation: ({ value }, key) => sizeOf(value) + key.length,
      }),
      under: new Map<string, Promise<V>>(),
    }
    stores.set(readModels, found)
    return found
  }
  return async ({ readModels, now, key }: AskedAt, compute: () => Promise<V>): Promise<V> => {
    const { kept, under } = memoryOf(readModels)
    // Asked before anything is read: what changes meanwhile makes the answer newer than it is taken for.
    const moment = await readModels.moment()
    const found = kept.get(key)
    if (found?.moment === moment && Math.abs(now - found.at) < longestMs) {
      return found.value
    }
    const name = `${moment}\n${key}`
    const computing = under.get(name) ?? compute()
    under.set(name, computing)
    try {
      const value = await computing
      if (isKept(value)) {
        kept.set(key, { moment, at: now, value })
      }
      return value
    } finally {
      under.delete(name)
    }
  }
}
