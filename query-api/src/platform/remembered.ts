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
interface Memory {
  atLeastMs: number
  /** What took less is computed each time. */
  slowFromMs?: number
  max?: number
}

/**
 * Keeps answers that are costly to compute, per store: the longer one took, the longer it is kept, so that computing
 * never takes more than a hundredth of the time.
 */
export function remembered<V>({ atLeastMs, slowFromMs = 0, max = 500 }: Memory) {
  const stores = new WeakMap<ReadModels, LRUCache<string, Kept<V>>>()
  const keptIn = (readModels: ReadModels) => {
    const kept = stores.get(readModels) ?? new LRUCache<string, Kept<V>>({ max })
    stores.set(readModels, kept)
    return kept
  }
  const peek = ({ readModels, now, key }: Keeping): Kept<V> | undefined => {
    const found = keptIn(readModels).get(key)
    return found !== undefined && found.until > now ? found : undefined
  }
  return {
    peek: (keeping: Keeping): V | undefined => peek(keeping)?.value,
    get: async (keeping: Keeping, load: () => Promise<V>): Promise<V> => {
      const found = peek(keeping)
      if (found !== undefined) {
        return found.value
      }
      const started = performance.now()
      const value = await load()
      const took = performance.now() - started
      if (took >= slowFromMs) {
        keptIn(keeping.readModels).set(keeping.key, { value, until: keeping.now + Math.max(atLeastMs, took * 100) })
      }
      return value
    },
  }
}
