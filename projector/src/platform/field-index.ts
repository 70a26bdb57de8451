import type { Doc } from './read-models.ts'

/** A document as it is held while events are folded. */
interface Indexed {
  readonly collection: string
  readonly id: string
  readonly doc: Doc | null
}

/** Finds the documents that are held by the value of one field, while folds change them. */
interface FieldIndex {
  /** Takes up the values that a document has now. */
  note(held: Indexed): void
  /** Ids in order. */
  find(value: string | number): string[]
}

/** The indexes that were asked for so far; `heldIn` answers the documents of a collection, as they are from then on. */
export function fieldIndexes(heldIn: (collection: string) => ReadonlyMap<string, Indexed>) {
  const indexes = new Map<string, Map<string, FieldIndex>>()
  return {
    note: (held: Indexed): void => indexes.get(held.collection)?.forEach((index) => index.note(held)),
    of(collection: string, field: string): FieldIndex {
      const known = indexes.get(collection) ?? new Map<string, FieldIndex>()
      const index = known.get(field) ?? fieldIndex(field, heldIn(collection))
      indexes.set(collection, known.set(field, index))
      return index
    },
  }
}

/** Values that a document had before stay noted, and are looked at again when they are asked for. */
function fieldIndex(field: string, documents: ReadonlyMap<string, Indexed>): FieldIndex {
  const ids = new Map<unknown, Set<string>>()
  const add = (value: unknown, id: string) => {
    const known = ids.get(value)
    if (known === undefined) {
      ids.set(value, new Set([id]))
    } else {
      known.add(id)
    }
  }
  const note = ({ id, doc }: Indexed) => valuesOf(doc, field).forEach((value) => add(value, id))
  documents.forEach(note)
  return {
    note,
    find: (value) =>
      [...(ids.get(value) ?? [])]
        .filter((id) => valuesOf(documents.get(id)?.doc ?? null, field).includes(value))
        .sort(),
  }
}

const none: readonly unknown[] = []

function valuesOf(doc: Doc | null, field: string): readonly unknown[] {
  const found = doc?.[field]
  return found === undefined ? none : Array.isArray(found) ? found : [found]
}
