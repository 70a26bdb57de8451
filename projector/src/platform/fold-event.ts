import type { AnyRecorded } from '@deals/events'
import { parseDocument, parseStorable } from './parse-documents.ts'
import type { DocumentRef, Documents, Projection } from './projection.ts'
import type { CollectionSchema, Doc } from './read-models.ts'
import type { Held, WorkingSet } from './working-set.ts'

/** The documents that one event touches, loaded. */
export interface Touched {
  event: AnyRecorded
  documents: readonly Held[]
  /** Those that `where` references found, in id order. */
  matching: readonly Held[]
}

/** The documents that a reference names outright. */
export const namedBy = (refs: readonly DocumentRef[]): { collection: string; id: string }[] =>
  refs.flatMap(({ collection, id }) => (id === undefined ? [] : [{ collection: collection.name, id }]))

/** What an event touches when all its references are ids, which have been loaded with the batch. */
export function touchedById(event: AnyRecorded, refs: readonly DocumentRef[], working: WorkingSet): Touched {
  const documents: Held[] = []
  for (const { collection, id } of namedBy(refs)) {
    const held = working.find(collection, id)
    if (held !== undefined && !documents.includes(held)) {
      documents.push(held)
    }
  }
  return { event, documents, matching: [] }
}

/** What an event touches when it also reaches all documents of a person or the like: they are looked up now. */
export async function touchedByField(
  event: AnyRecorded,
  refs: readonly DocumentRef[],
  working: WorkingSet,
): Promise<Touched> {
  const matching = new Set<Held>()
  for (const { collection, where } of refs) {
    const ids = where === undefined ? [] : await working.idsWhere(collection, where.field, where.equals)
    ids.map((id) => working.find(collection.name, id)).forEach((held) => held && matching.add(held))
  }
  const named = touchedById(event, refs, working)
  return { event, documents: [...new Set([...named.documents, ...matching])], matching: [...matching] }
}

/**
 * Folds one event into the documents it touches: all of them or, when it throws, none. A document that is as new as the
 * event already has it folded in and is left. `force` is for events that waited in the parking: they were never folded,
 * however new the documents are.
 */
export function foldEvent(projection: Projection, touched: Touched, force = false): void {
  const { event, documents } = touched
  const isDone = (held: Held) => !force && held.pos >= event.position
  if (documents.length > 0 && documents.every(isDone)) {
    return
  }
  const staged = new Map<Held, Doc | null>()
  projection.evolve(documentsOf(projection, touched, staged), event)
  for (const [held, doc] of staged) {
    if (!isDone(held)) {
      held.doc = doc
      held.pos = Math.max(held.pos, event.position)
      held.isChanged = true
    }
  }
}

function documentsOf(projection: Projection, touched: Touched, staged: Map<Held, Doc | null>): Documents {
  const heldOf = ({ name }: CollectionSchema, id: string): Held => {
    const held = touched.documents.find((one) => one.id === id && one.collection === name)
    if (held === undefined) {
      const { type } = touched.event
      throw new Error(`${projection.name} folds ${type} into ${name} ${id}, which it does not say it touches`)
    }
    return held
  }
  const current = (held: Held): Doc | null => (staged.has(held) ? (staged.get(held) ?? null) : held.doc)
  return {
    get: <T extends object>(schema: CollectionSchema, id: string) => parseDocument<T>(current(heldOf(schema, id))),
    put: (schema, id, doc) => void staged.set(heldOf(schema, id), parseStorable(doc)),
    remove: (schema, id) => void staged.set(heldOf(schema, id), null),
    matching: <T extends object>(schema: CollectionSchema) =>
      touched.matching.flatMap((held): (readonly [string, T])[] => {
        const doc = held.collection === schema.name ? parseDocument<T>(current(held)) : null
        return doc === null ? [] : [[held.id, doc]]
      }),
  }
}
