import type { CollectionSchema, Found, ReadModels } from '@deals/projector/read-models'

interface Memory<V> {
  moment: string
  /** Null for what is not there. */
  kept: Map<string, V | null>
}
type Read<V> = (ids: readonly string[]) => Promise<ReadonlyMap<string, V>>

/**
 * What is read by ids, as long as no document changes, and what was not found: who asks for other words than anybody before
 * finds many posts that others found, of the same people and shops, and a member who goes on has voted on none of them
 * since. One object serves all, and is nobody's to change.
 */
export function eachWhileUnchanged<V extends object>({ most }: { most: number }) {
  const stores = new WeakMap<ReadModels, Memory<V>>()
  const keptAt = (readModels: ReadModels, moment: string): Memory<V>['kept'] => {
    const known = stores.get(readModels)
    const memory =
      known?.moment === moment && known.kept.size < most ? known : { moment, kept: new Map<string, V | null>() }
    stores.set(readModels, memory)
    return memory.kept
  }
  return async (readModels: ReadModels, ids: readonly string[], read: Read<V>): Promise<Map<string, V>> => {
    if (ids.length === 0) {
      return new Map()
    }
    // Asked before anything is read: what changes meanwhile makes what is read newer than it is taken for.
    const kept = keptAt(readModels, await readModels.moment())
    const unknown = ids.filter((id) => !kept.has(id))
    if (unknown.length > 0) {
      const found = await read(unknown)
      unknown.forEach((id) => kept.set(id, found.get(id) ?? null))
    }
    const wanted = new Map<string, V>()
    for (const id of ids) {
      const value = kept.get(id) ?? null
      if (value !== null) {
        wanted.set(id, value)
      }
    }
    return wanted
  }
}

/** Documents of a collection by their ids, kept so. */
export function documentsWhileUnchanged<T extends object>(schema: CollectionSchema<T>, { most }: { most: number }) {
  const kept = eachWhileUnchanged<Found<T>>({ most })
  return (readModels: ReadModels, ids: readonly string[]): Promise<Map<string, Found<T>>> =>
    kept(readModels, ids, (unknown) => readModels.collection(schema).many(unknown))
}
