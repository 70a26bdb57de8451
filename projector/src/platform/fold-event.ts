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
  noteChange: WorkingSet['noteChange']
}

const none: readonly Held[] = []

/** What an event touches when all its references are ids, which have been loaded with the batch. */
export function touchedById(event: AnyRecorded, refs: readonly DocumentRef[], working: WorkingSet): Touched {
  const documents: Held[] = []
  for (const { collection, id } of refs) {
    const held = id === undefined ? undefined : working.find(collection.name, id)
    if (held !== undefined && !documents.includes(held)) {
      documents.push(held)
    }
  }
  return { event, documents, matching: none, noteChange: working.noteChange }
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
  return { ...named, documents: [...new Set([...named.documents, ...matching])], matching: [...matching] }
}

/**
 * Folds one event into the documents it touches: all of them or, when it throws, none. A document that is as new as the
 * event already has it folded in and is left. `force` is for events that waited in the parking: they were never folded,
 * however new the documents are.
 */
export type FoldEvent = (touched: Touched, force?: boolean) => void

/** Made once for many events: a million of them should not leave a million sets of functions behind. */
export function foldOf(projection: Projection): FoldEvent {
  const stage = stageOf(projection)
  return (touched, force = false) => {
    const { event, documents } = touched
    const isDone = (held: Held) => !force && held.pos >= event.position
    if (documents.length > 0 && documents.every(isDone)) {
      return
    }
    stage.enter(touched)
    projection.evolve(stage.documents, event)
    for (const { held, doc } of stage.changes) {
      if (!isDone(held)) {
        held.doc = doc
        held.pos = Math.max(held.pos, event.position)
        held.isChanged = true
        touched.noteChange(held)
      }
    }
  }
}

interface Change {
  held: Held
  doc: Doc | null
}
interface Stage {
  documents: Documents
  /** What the fold of the current event has put and removed. */
  changes: Change[]
  enter(touched: Touched): void
}

function stageOf({ name }: Projection): Stage {
  let current: Touched | null = null
  const changes: Change[] = []
  const find = (schema: CollectionSchema, id: string): Held => {
    const held = current?.documents.find((one) => one.id === id && one.collection === schema.name)
    if (held === undefined) {
      throw new Error(
        `${name} folds ${current?.event.type} into ${schema.name} ${id}, which it does not say it touches`,
      )
    }
    return held
  }
  const docOf = (held: Held): Doc | null => {
    const change = changes.find((one) => one.held === held)
    return change === undefined ? held.doc : change.doc
  }
  const change = (held: Held, doc: Doc | null): void => {
    const known = changes.find((one) => one.held === held)
    if (known === undefined) {
      changes.push({ held, doc })
    } else {
      known.doc = doc
    }
  }
  return {
    changes,
    enter(touched) {
      current = touched
      changes.length = 0
    },
    documents: {
      get: <T extends object>(schema: CollectionSchema, id: string) => parseDocument<T>(docOf(find(schema, id))),
      put: (schema, id, doc) => change(find(schema, id), parseStorable(doc)),
      remove: (schema, id) => change(find(schema, id), null),
      matching: <T extends object>(schema: CollectionSchema) =>
        (current?.matching ?? none).flatMap((held): (readonly [string, T])[] => {
          const doc = held.collection === schema.name ? parseDocument<T>(docOf(held)) : null
          return doc === null ? [] : [[held.id, doc]]
        }),
    },
  }
}
