import { beforeFirst, canonicalText, groupedBy } from '@deals/events'
import { documentSum, type Sum } from './digest.ts'
import type { DocumentCache, Held } from './document-cache.ts'
import { fieldIndexes } from './field-index.ts'
import type { CollectionSchema, Loaded, ProjectionWriter, Put } from './read-models.ts'

/** The documents that one batch touches: loaded together, changed in memory, written once each. */
export interface WorkingSet {
  /** Takes a document into the set; what it holds is known after the next `load`. */
  hold(schema: CollectionSchema, id: string): Held
  /** Reads what was taken in and was not cached; what is not stored is held as missing. */
  load(): Promise<void>
  /** Documents whose field equals the value, as this batch has left them, in the order of their ids. */
  matching(schema: CollectionSchema, field: string, value: string | number): Promise<Held[]>
  /** Told of each document that a fold has changed, so that it is written and is found by what it holds now. */
  readonly noteChange: (held: Held) => void
  /** Changed documents in the order in which they are written, and what they change in the digest. */
  changes(): { puts: Put[]; digestChange: Sum }
  /** Leaves the documents to the cache as stored, after they were written. */
  keep(): void
}

/**
 * The documents are those of the cache itself and no copies: when what was folded into them is not written after all,
 * the cache has to be cleared.
 */
export function workingSet(writer: ProjectionWriter, cache: DocumentCache): WorkingSet {
  const unread: Held[] = []
  const asked: Held[] = []
  const changed: Held[] = []
  const indexes = fieldIndexes(changed)
  const hold = (schema: CollectionSchema, id: string): Held => {
    const known = cache.get(schema.name, id)
    if (known !== undefined) {
      return known
    }
    const held = missing(schema, id)
    cache.add(held)
    unread.push(held)
    return held
  }
  const load = async (): Promise<void> => {
    const reading = unread.splice(0)
    reading.forEach((held) => asked.push(held))
    await readInto(writer, reading)
  }
  return {
    hold,
    load,
    async matching(schema, field, value) {
      const stored = await writer.idsWhere(schema.name, field, value)
      const ids = new Set([...stored, ...indexes.of(schema.name, field).idsOf(value)])
      const documents = [...ids].sort().map((id) => hold(schema, id))
      await load()
      return documents.filter((held) => indexes.of(schema.name, field).hasNow(held, value))
    },
    noteChange(held) {
      if (!held.isChanged) {
        held.isChanged = true
        changed.push(held)
      }
      indexes.note(held)
    },
    changes: () => changesOf(changed),
    keep() {
      changed.forEach(becomeStored)
      // Most of what is not there is the id of a document that its event did not make, and nobody asks for it again.
      asked.filter(isMissing).forEach((held) => cache.remove(held))
      cache.tidy()
    },
  }
}

const neverWritten = beforeFirst
const isMissing = ({ pos }: Held): boolean => pos === neverWritten

const missing = ({ name, isShared }: CollectionSchema, id: string): Held => ({
  collection: name,
  id,
  pos: neverWritten,
  doc: null,
  storedDoc: null,
  storedSum: null,
  storedText: null,
  isChanged: false,
  isCounted: isShared !== true,
})

async function readInto(writer: ProjectionWriter, reading: readonly Held[]): Promise<void> {
  for (const [collection, documents] of groupedBy(reading, (held) => held.collection)) {
    const ids = documents.map(({ id }) => id)
    const loaded = await writer.load(collection, ids)
    documents.forEach((held) => fill(held, loaded.get(held.id)))
  }
}

function fill(held: Held, loaded: Loaded | undefined): void {
  if (loaded !== undefined) {
    held.pos = loaded.pos
    held.doc = loaded.doc
    held.storedDoc = loaded.doc
    held.storedText = loaded.doc === null ? null : (loaded.text ?? canonicalText(loaded.doc))
  }
}

function becomeStored(held: Held): void {
  held.storedDoc = held.doc
  held.isChanged = false
}

function changesOf(changed: Held[]): { puts: Put[]; digestChange: Sum } {
  let digestChange = 0n
  const puts = changed.sort(byPlace).map((document): Put => {
    const { collection, id, pos, doc, storedDoc, isCounted } = document
    const text = doc === null ? undefined : canonicalText(doc)
    const sum = text === undefined || !isCounted ? 0n : documentSum(collection, id, text)
    digestChange += isCounted ? sum - sumAsStored(document) : 0n
    document.storedSum = sum
    document.storedText = null
    // What partitions share may have been written by another of them.
    return { collection, id, pos, doc, text, before: isCounted ? storedDoc : undefined }
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
