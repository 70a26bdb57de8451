import { LRUCache } from 'lru-cache'
import { canonicalText } from './canonical.ts'
import { documentSum, type Sum } from './digest.ts'
import { fieldIndexes } from './field-index.ts'
import type { DocumentRef } from './projection.ts'
import type { CollectionSchema, Doc, Loaded, ProjectionWriter, Put } from './read-models.ts'

/** A document while a batch is folded. */
export interface Held {
  collection: string
  id: string
  pos: number
  doc: Doc | null
  /** What it adds to the digest as it is stored; known once it was needed. */
  storedSum: Sum | null
  /** Its stored text, until its sum is known. */
  storedText: string | null
  isChanged: boolean
  /** Whether it is part of the digest. */
  isCounted: boolean
}

/** Documents kept between batches, by collection, so that a hot post is not read again for each of its votes. */
export type DocumentCache = Map<string, LRUCache<string, Held>>
const mostCached = 20_000
export const documentCache = (): DocumentCache => new Map()

function cacheOf(cache: DocumentCache, collection: string): LRUCache<string, Held> {
  const known = cache.get(collection) ?? new LRUCache({ max: mostCached })
  cache.set(collection, known)
  return known
}

/** The documents that one batch touches: loaded together, changed in memory, written once each. */
export interface WorkingSet {
  /** Makes the named documents known; what is neither cached nor stored is held as missing. */
  load(refs: readonly DocumentRef[]): Promise<void>
  find(collection: string, id: string): Held | undefined
  /** Ids of documents whose field equals the value, as this batch has left them. */
  idsWhere(schema: CollectionSchema, field: string, value: string | number): Promise<string[]>
  /** Told of each document that a fold has changed, so that it is found by what it holds now. */
  readonly noteChange: (held: Held) => void
  /** Changed documents in the order in which they are written, and what they change in the digest. */
  changes(): { puts: Put[]; digestChange: Sum }
  /** Puts everything into the cache, after it was written. */
  keep(): void
}

export function workingSet(writer: ProjectionWriter, cache: DocumentCache): WorkingSet {
  const held = new Map<string, Map<string, Held>>()
  const heldIn = (collection: string): Map<string, Held> => {
    const known = held.get(collection) ?? new Map<string, Held>()
    held.set(collection, known)
    return known
  }
  const indexes = fieldIndexes(heldIn)
  const hold = (document: Held): void => {
    heldIn(document.collection).set(document.id, document)
    indexes.note(document)
  }
  const load = async (refs: readonly DocumentRef[]): Promise<void> => {
    const missing = new Map<CollectionSchema, Set<string>>()
    for (const { collection, id } of refs) {
      if (id !== undefined && !heldIn(collection.name).has(id)) {
        const cached = cacheOf(cache, collection.name).get(id)
        if (cached === undefined) {
          missing.set(collection, (missing.get(collection) ?? new Set()).add(id))
        } else {
          // A copy: should the commit be refused, the cache must not hold what was never written.
          hold({ ...cached })
        }
      }
    }
    for (const [collection, ids] of missing) {
      const loaded = await writer.load(collection.name, [...ids])
      ids.forEach((id) => hold(heldAs(collection, id, loaded.get(id))))
    }
  }
  const all = () => [...held.values()].flatMap((documents) => [...documents.values()])
  return {
    load,
    find: (collection, id) => held.get(collection)?.get(id),
    async idsWhere(collection, field, value) {
      const stored = await writer.idsWhere(collection.name, field, value)
      await load(stored.map((id) => ({ collection, id })))
      return indexes.of(collection.name, field).find(value)
    },
    noteChange: indexes.note,
    changes: () => changesOf(all().filter(({ isChanged }) => isChanged)),
    keep: () =>
      all().forEach((document) => {
        document.isChanged = false
        cacheOf(cache, document.collection).set(document.id, document)
      }),
  }
}

const heldAs = ({ name, isShared }: CollectionSchema, id: string, loaded: Loaded | undefined): Held => ({
  collection: name,
  id,
  pos: loaded?.pos ?? -1,
  doc: loaded?.doc ?? null,
  storedSum: null,
  storedText: loaded?.doc ? (loaded.text ?? canonicalText(loaded.doc)) : null,
  isChanged: false,
  isCounted: isShared !== true,
})

function changesOf(changed: Held[]): { puts: Put[]; digestChange: Sum } {
  let digestChange = 0n
  const puts = changed.sort(byPlace).map((document): Put => {
    const { collection, id, pos, doc } = document
    const text = doc === null ? undefined : canonicalText(doc)
    const sum = text === undefined || !document.isCounted ? 0n : documentSum(collection, id, text)
    digestChange += document.isCounted ? sum - sumAsStored(document) : 0n
    document.storedSum = sum
    document.storedText = null
    return text === undefined ? { collection, id, pos, doc } : { collection, id, pos, doc, text }
  })
  return { puts, digestChange }
}

function sumAsStored({ collection, id, storedSum, storedText }: Held): Sum {
  return storedSum ?? (storedText === null ? 0n : documentSum(collection, id, storedText))
}

/** Neighbours in the order of writing are neighbours on the disk. */
function byPlace(left: Held, right: Held): number {
  return compare(left.collection, right.collection) || compare(left.id, right.id)
}
const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)
