import { LRUCache } from 'lru-cache'
import type { ReadModels } from '@deals/projector/read-models'

interface Kept<V> {
  value: V
  until: number
}
interface Keeping {
  readModels: ReadModels
  now: number
  key: string
}

/**
 * Keeps answers that are costly to compute, per store: the longer one took, the longer it is kept, so that computing
 * never takes more than a hundredth of the time.
 */
export function remembered<V>({ atLeastMs, max = 500 }: { atLeastMs: number; max?: number }) {
  const stores = new WeakMap<ReadModels, LRUCache<string, Kept<V>>>()
  const keptIn = (readModels: ReadModels) => {
    const kept = stores.get(readModels) ?? new LRUCache<string, Kept<V>>({ max })
    stores.set(readModels, kept)
    return kept
  }
  return async ({ readModels, now, key }: Keeping, load: () => Promise<V>): Promise<V> => {
    const kept = keptIn(readModels)
    const found = kept.get(key)
    if (found !== undefined && found.until > now) {
      return found.value
    }
    const started = performance.now()
    const value = await load()
    kept.set(key, { value, until: now + Math.max(atLeastMs, (performance.now() - started) * 100) })
    return value
  }
}
