import type { Put } from '../../platform/read-models.ts'
import { writtenIds, type WrittenIds } from './written-ids.ts'

/** What a writer knows of the documents of a version that held nothing when it began: there is no other than it wrote. */
export interface FilledFromNothing {
  /** Begins to know where nothing is written yet, and knows nothing from now on where something is. */
  begins(isEmpty: boolean): void
  add(puts: readonly Put[]): void
  /** Those that have to be looked for. A first build asks for hundreds of thousands of documents that it is about to make. */
  mayBeThere(collection: string, ids: readonly string[]): readonly string[]
}

export function filledFromNothing(): FilledFromNothing {
  let known: Map<string, WrittenIds> | null = null
  return {
    begins(isEmpty) {
      known = isEmpty ? new Map<string, WrittenIds>() : null
    },
    add(puts) {
      for (const { collection, id } of known === null ? [] : puts) {
        const ids = known?.get(collection) ?? writtenIds()
        known?.set(collection, ids)
        ids.add(id)
      }
    },
    mayBeThere: (collection, ids) =>
      known === null ? ids : ids.filter((id) => known?.get(collection)?.mayHold(id) ?? false),
  }
}
