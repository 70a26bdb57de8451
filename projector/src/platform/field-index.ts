import type { Doc } from './read-models.ts'

/** A document as it is held while events are folded. */
interface Indexed {
  readonly collection: string
  readonly id: string
  readonly doc: Doc | null
}

/** Finds the documents that folds have changed by the value of one field. */
interface FieldIndex {
  /** Takes up the values that a document has now. */
  note(held: Indexed): void
  /** Documents that have had the value since the first change; some may have another by now. */
  idsOf(value: string | number): Iterable<string>
  hasNow(held: Indexed, value: string | number): boolean
}

/** The indexes that were asked for so far, of the documents that have changed and will be noted from then on. */
export function fieldIndexes(changed: readonly Indexed[]) {
  const indexes = new Map<string, Map<string, FieldIndex>>()
  return {
    note: (held: Indexed): void => indexes.get(held.collection)?.forEach((index) => index.note(held)),
    of(collection: string, field: string): FieldIndex {
      const known = indexes.get(collection) ?? new Map<string, FieldIndex>()
      const index = known.get(field) ?? fieldIndex(field)
      if (!known.has(field)) {
        changed.filter((held) => held.collection === collection).forEach((held) => index.note(held))
        indexes.set(collection, known.set(field, index))
      }
      return index
    },
  }
}

function fieldIndex(field: string): FieldIndex {
  const ids = new Map<unknown, Set<string>>()
  const add = (value: unknown, id: string) => {
    const known = ids.get(value)
    if (known === undefined) {
      ids.set(value, new Set([id]))
    } else {
      known.add(id)
    }
  }
  return {
    note: ({ id, doc }) => valuesOf(doc, field).forEach((value) => add(value, id)),
    idsOf: (value) => ids.get(value) ?? [],
    hasNow: ({ doc }, value) => valuesOf(doc, field).includes(value),
  }
}

const none: readonly unknown[] = []

function valuesOf(doc: Doc | null, field: string): readonly unknown[] {
  const found = doc?.[field]
  return found === undefined ? none : Array.isArray(found) ? found : [found]
}
