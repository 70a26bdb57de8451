import type { ReadModels } from '@deals/projector/read-models'
import { memoryAnswers, type OwnAnswers } from './remembered-answers.ts'
import { sharedMemoryOf } from './remembered-shared.ts'

interface Keeping {
  readModels: ReadModels
  now: number
  key: string
}
interface Memory {
  /** Keeps these answers apart from others where several processes share them. */
  name: string
  atLeastMs: number
  /** However long it took: one question that met a store out of breath says nothing about the next. */
  atMostMs?: number
  /** What took less is computed each time. */
  slowFromMs?: number
  max?: number
}

/**
 * Keeps answers that are costly to compute, per store: the longer one took, the longer it is kept, so that computing
 * never takes more than a hundredth of the time. What another process has computed is taken from the shared memory,
 * where there is one.
 */
export function remembered<V>({ name, atLeastMs, atMostMs = Infinity, slowFromMs = 0, max = 500 }: Memory) {
  const stores = new WeakMap<ReadModels, OwnAnswers<V>>()
  const ownOf = (readModels: ReadModels) => {
    const own = stores.get(readModels) ?? memoryAnswers<V>({ max })
    stores.set(readModels, own)
    return own
  }
  return {
    /** What this process itself remembers. */
    peek: ({ readModels, now, key }: Keeping): V | undefined => ownOf(readModels).peek(key, now)?.value,
    get: async ({ readModels, now, key }: Keeping, load: () => Promise<V>): Promise<V> => {
      const own = ownOf(readModels)
      const shared = sharedMemoryOf(readModels)?.answers<V>(name)
      const found = own.peek(key, now) ?? (await shared?.get(key, now))
      if (found !== undefined) {
        await own.put(key, found, now)
        return found.value
      }
      const started = performance.now()
      const value = await load()
      const took = performance.now() - started
      if (took >= slowFromMs) {
        const kept = { value, from: now, until: now + Math.min(atMostMs, Math.max(atLeastMs, took * 100)) }
        await Promise.all([own.put(key, kept, now), shared?.put(key, kept, now)])
      }
      return value
    },
  }
}
