import type { ProjectionStore } from '../platform/projection-store.ts'
import type { CollectionSchema, ReadModels } from '../platform/read-models.ts'
import { memoryCollection, searchMemory } from './memory/memory-collection.ts'
import { memoryProjectionStore } from './memory/memory-projection-store.ts'
import { activeOf, emptyState } from './memory/memory-state.ts'
import { positionFor } from './key-partition.ts'
import { waitingFor } from './waiting.ts'

/** Read models that live as long as the program: for tests, and for trying out projections. */
export function openMemoryReadModels({ now = Date.now }: { now?: () => number } = {}): {
  readModels: ReadModels
  store: ProjectionStore
} {
  const state = emptyState()
  const positionOf = (projection: string, key?: string) => {
    const checkpoints = [...(activeOf(state, projection)?.checkpoints ?? [])]
    return positionFor(
      checkpoints.map(([partition, { position }]) => ({ partition, position })),
      key,
    )
  }
  const waiting = waitingFor(positionOf)
  const look = (projection: string | null) => (projection === null ? undefined : waiting.look(projection))
  state.listeners.add(look)
  return {
    store: memoryProjectionStore(state, now),
    readModels: {
      collection: <T extends object>(schema: CollectionSchema) => memoryCollection<T>(state, schema),
      search: async (...[schema, query, filter, { limit }]) => searchMemory(state, schema, { query, filter, limit }),
      searchIds: async (...[schema, query, filter, { limit }]) =>
        searchMemory(state, schema, { query, filter, limit }).map(({ id }) => id),
      position: async (projection) => positionOf(projection),
      logOf: async (projection) => activeOf(state, projection)?.row.log ?? null,
      moment: async () => String(state.changes),
      waitFor: (awaited, ms) => waiting.until(awaited, ms),
      async close() {
        state.listeners.delete(look)
        waiting.close()
      },
    },
  }
}
