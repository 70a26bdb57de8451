import type { ReadModels } from '@deals/projector/read-models'

interface Memory<V> {
  moment: string
  kept: Map<string, V>
}
type Read<V> = (ids: readonly string[]) => Promise<ReadonlyMap<string, V>>

/**
 * What is read by ids, as long as no document changes: who asks for other words than anybody before finds many posts that
 * others found, of the same people and shops. One object serves all, and is nobody's to change.
 */
export function eachWhileUnchanged<V extends object>({ most }: { most: number }) {
  const stores = new WeakMap<ReadModels, Memory<V>>()
  const keptAt = (readModels: ReadModels, moment: string): Map<string, V> => {
    const known = stores.get(readModels)
    const memory = known?.moment === moment && known.kept.size < most ? known : { moment, kept: new Map<string, V>() }
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
      found.forEach((value, id) => kept.set(id, value))
    }
    const wanted = new Map<string, V>()
    for (const id of ids) {
      const value = kept.get(id)
      if (value !== undefined) {
        wanted.set(id, value)
      }
    }
    return wanted
  }
}
