import { LRUCache } from 'lru-cache'
import { canonicalText } from './canonical.ts'
import { documentSum, type Sum } from './digest.ts'
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
}

/** Documents kept between batches, so that a hot post is not read again for each of its votes. */
export type DocumentCache = LRUCache<string, Held>
const mostCached = 20_000
export const documentCache = (): DocumentCache => new LRUCache({ max: mostCached })

/** Names a document within one version. */
export const nameOf = (collection: string, id: string): string => `${collection}\n${id}`

/** The documents that one batch touches: loaded together, changed in memory, written once each. */
export interface WorkingSet {
  /** Makes documents known; what is neither cached nor stored is held as missing. */
  load(refs: readonly { collection: string; id: string }[]): Promise<void>
  find(collection: string, id: string): Held | undefined
  /** Ids of documents whose field equals the value, as this batch has left them. */
  idsWhere(schema: CollectionSchema, field: string, value: string | number): Promise<string[]>
  /** Changed documents in the order in which they are written, and what they change in the digest. */
  changes(): { puts: Put[]; digestChange: Sum }
  /** Puts everything into the cache, after it was written. */
  keep(): void
}

export function workingSet(writer: ProjectionWriter, cache: DocumentCache): WorkingSet {
  const held = new Map<string, Held>()
  const load = async (refs: readonly { collection: string; id: string }[]): Promise<void> => {
    const missing = new Map<string, Set<string>>()
    for (const { collection, id } of refs) {
      const name = nameOf(collection, id)
      const cached = held.get(name) ?? cache.get(name)
      if (cached === undefined) {
        missing.set(collection, (missing.get(collection) ?? new Set()).add(id))
      } else if (!held.has(name)) {
        // A copy: should the commit be refused, the cache must not hold what was never written.
        held.set(name, { ...cached })
      }
    }
    for (const [collection, ids] of missing) {
      const loaded = await writer.load(collection, [...ids])
      ids.forEach((id) => held.set(nameOf(collection, id), heldAs(collection, id, loaded.get(id))))
    }
  }
  return {
    load,
    find: (collection, id) => held.get(nameOf(collection, id)),
    async idsWhere({ name }, field, value) {
      const stored = await writer.idsWhere(name, field, value)
      await load(stored.map((id) => ({ collection: name, id })))
      const here = [...held.values()].filter(
        ({ collection, doc }) => collection === name && hasValue(doc, field, value),
      )
      return here.map(({ id }) => id).sort()
    },
    changes: () => changesOf([...held.values()].filter(({ isChanged }) => isChanged)),
    keep: () => held.forEach((document, name) => cache.set(name, { ...document, isChanged: false })),
  }
}

const heldAs = (collection: string, id: string, loaded: Loaded | undefined): Held => ({
  collection,
  id,
  pos: loaded?.pos ?? -1,
  doc: loaded?.doc ?? null,
  storedSum: null,
  storedText: loaded?.doc ? (loaded.text ?? canonicalText(loaded.doc)) : null,
  isChanged: false,
})

function hasValue(doc: Doc | null, field: string, value: string | number): boolean {
  const found = doc?.[field]
  return Array.isArray(found) ? found.includes(value) : found === value
}

function changesOf(changed: Held[]): { puts: Put[]; digestChange: Sum } {
  let digestChange = 0n
  const puts = changed.sort(byPlace).map((document): Put => {
    const { collection, id, pos, doc } = document
    const text = doc === null ? undefined : canonicalText(doc)
    const sum = text === undefined ? 0n : documentSum(collection, id, text)
    digestChange += sum - sumAsStored(document)
    Object.assign(document, { storedSum: sum, storedText: null })
    return { collection, id, pos, doc, ...(text === undefined ? {} : { text }) }
  })
  return { puts, digestChange }
}

function sumAsStored({ collection, id, storedSum, storedText }: Held): Sum {
  return storedSum ?? (storedText === null ? 0n : documentSum(collection, id, storedText))
}

/** Neighbours in the order of writing are neighbours on the disk. */
function byPlace(left: Held, right: Held): number {
  const [leftName, rightName] = [nameOf(left.collection, left.id), nameOf(right.collection, right.id)]
  return leftName < rightName ? -1 : leftName > rightName ? 1 : 0
}
