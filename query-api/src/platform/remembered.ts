import { earliestOf, positionToldMs, type Position } from '@deals/events'
import { sharedRuns } from '@deals/storage'
import type { CollectionSchema, ReadModels } from '@deals/projector/read-models'
import type { Asking } from './ports.ts'
import { memoryAnswers, type Kept, type OwnAnswers } from './remembered-answers.ts'
import { sharedMemoryOf } from './remembered-shared.ts'
import { viewsOf } from './views.ts'

/** Who may be answered from memory. */
export type Remembering = Pick<Asking, 'readModels' | 'now' | 'reached'>

interface Memory {
  /** Keeps these answers apart from others where several processes share them. */
  name: string
  /** What they are made of: they are as new as the view of these that was furthest behind. */
  reads: readonly CollectionSchema[]
  atLeastMs: number
  /** However long it took. Beyond the usual, who wrote may meet what is older once they no longer say up to where. */
  atMostMs?: number
  /** What took less is computed each time. */
  slowFromMs?: number
  max?: number
}

/** What a process remembers of one store, what is being computed for it, and how far its views are now. */
interface Own<V> {
  kept: OwnAnswers<V>
  underWay: Map<string, Promise<Kept<V>>>
  position: () => Promise<Position>
}

/**
 * Keeps answers that are costly to compute, per store: the longer one took, the longer it is kept, so that computing
 * hardly ever takes more than a hundredth of the time. What another process has computed is taken from the shared memory,
 * where there is one. Nobody gets one from before a write of theirs. One at a time is computed, for all who ask meanwhile
 * and whom it is new enough.
 */
export function remembered<V>(memory: Memory) {
  const { name } = memory
  const ownOf = ownPerStore<V>(memory)
  const compute = async ({ readModels, now }: Remembering, key: string, load: () => Promise<V>): Promise<Kept<V>> => {
    const own = ownOf(readModels)
    // Asked before anything is read: what changes meanwhile makes the answer newer than it is taken for.
    const position = await own.position()
    const started = performance.now()
    const value = await load()
    const keptFor = keptForMs(memory, performance.now() - started)
    const kept = { value, position, from: now, until: now + keptFor }
    if (keptFor > 0) {
      await Promise.all([
        own.kept.put(key, kept, now),
        sharedMemoryOf(readModels)?.answers<V>(name).put(key, kept, now),
      ])
    }
    return kept
  }
  return {
    /** Whether this process remembers one, though it may be too old for some. */
    holds: ({ readModels, now }: Remembering, key: string): boolean =>
      ownOf(readModels).kept.peek(key, now) !== undefined,
    get: async (asking: Remembering, key: string, load: () => Promise<V>): Promise<V> => {
      const { readModels, now, reached } = asking
      const { kept, underWay } = ownOf(readModels)
      const isNew = (found: Kept<V> | undefined): found is Kept<V> => found !== undefined && found.position >= reached
      const own = kept.peek(key, now)
      if (isNew(own)) {
        return own.value
      }
      const begunBefore = await underWay.get(key)?.catch(() => undefined)
      if (isNew(begunBefore)) {
        return begunBefore.value
      }
      const elsewhere = await sharedMemoryOf(readModels)?.answers<V>(name).get(key, now)
      if (isNew(elsewhere)) {
        await kept.put(key, elsewhere, now)
        return elsewhere.value
      }
      // What has begun since the question is as new as there is.
      const computing = underWay.get(key) ?? compute(asking, key, load).finally(() => underWay.delete(key))
      underWay.set(key, computing)
      return (await computing).value
    },
  }
}

function ownPerStore<V>({ reads, max = 500 }: Memory): (readModels: ReadModels) => Own<V> {
  const stores = new WeakMap<ReadModels, Own<V>>()
  return (readModels) => {
    const own = stores.get(readModels) ?? {
      kept: memoryAnswers<V>({ max }),
      underWay: new Map<string, Promise<Kept<V>>>(),
      position: sharedRuns(async () =>
        earliestOf(await Promise.all(viewsOf(reads).map((view) => readModels.position(view)))),
      ),
    }
    stores.set(readModels, own)
    return own
  }
}

function keptForMs({ atLeastMs, atMostMs = positionToldMs, slowFromMs = 0 }: Memory, took: number): number {
  return took < slowFromMs ? 0 : Math.min(atMostMs, Math.max(atLeastMs, took * 100))
}
