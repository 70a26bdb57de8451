import { laterOf, type AnyRecorded } from '@deals/events'
import { assertStorable } from './declared-value.ts'
import { parseDocument, parseStorable } from './parse-stored.ts'
import type { DocumentRef, Documents, Projection } from './projection.ts'
import type { CollectionSchema, Doc } from './read-models.ts'
import type { Held } from './document-cache.ts'
import type { WorkingSet } from './working-set.ts'

/** The documents that one event touches; there once the working set has loaded them. */
export interface Touched {
  event: AnyRecorded
  documents: readonly Held[]
  /** What is to be looked up by a field, when its turn comes: events before it may change what is found. */
  lookUps: readonly LookUp[]
  /** Whether there may be more, which is read when the fold asks for it; none where all was read. */
  rarely: Projection['touchesRarely']
  /** Those that the look-ups found, in id order. */
  matching: readonly Held[]
  noteChange: WorkingSet['noteChange']
}
type LookUp = Pick<DocumentRef, 'collection'> & Required<Pick<DocumentRef, 'where'>>

const none: readonly never[] = []

/** What an event touches by id is held from now on. Throws what the projection throws. */
export function touchedBy(projection: Projection, event: AnyRecorded, working: WorkingSet): Touched {
  const documents: Held[] = []
  let lookUps: readonly LookUp[] = none
  for (const { collection, id, where } of projection.touches(event)) {
    const held = id === undefined ? undefined : working.hold(collection, id)
    if (held !== undefined && !documents.includes(held)) {
      documents.push(held)
    }
    lookUps = where === undefined ? lookUps : [...lookUps, { collection, where }]
  }
  const { noteChange } = working
  return { event, documents, lookUps, rarely: projection.touchesRarely, matching: none, noteChange }
}

const rareOf = ({ rarely, event }: Touched): readonly DocumentRef[] => rarely?.(event) ?? none

/** With what is hardly ever needed. */
export async function withRare(touched: Touched, working: WorkingSet): Promise<Touched> {
  const rare = rareOf(touched)
  const asked = rare.flatMap(({ collection, id }) => (id === undefined ? [] : [working.hold(collection, id)]))
  await working.load()
  const sought = rare.flatMap(({ collection, where }) => (where === undefined ? [] : [{ collection, where }]))
  const reached = { ...touched, documents: [...new Set([...touched.documents, ...asked])], rarely: undefined }
  return sought.length === 0 ? reached : withMatching({ ...reached, lookUps: [...touched.lookUps, ...sought] }, working)
}

/** With the documents of a person or the like, as the events before this one have left them. */
export async function withMatching(touched: Touched, working: WorkingSet): Promise<Touched> {
  const matching = new Set<Held>()
  for (const { collection, where } of touched.lookUps) {
    const found = await working.matching(collection, where.field, where.equals)
    found.forEach((held) => matching.add(held))
  }
  return { ...touched, documents: [...new Set([...touched.documents, ...matching])], matching: [...matching] }
}

/**
 * Folds one event into the documents it touches: all of them or, when it throws, none. A document that is as new as the
 * event already has it folded in and is left. `force` is for events that waited in the parking: they were never folded,
 * however new the documents are. False when it asked for what is rare: nothing is folded then.
 */
export type FoldEvent = (touched: Touched, force?: boolean) => boolean

/** Made once for many events: a million of them should not leave a million sets of functions behind. */
export function foldOf(projection: Projection): FoldEvent {
  const stage = stageOf(projection)
  return (touched, force = false) => {
    const { event, documents } = touched
    const isDone = (held: Held) => !force && held.pos >= event.position
    if (documents.length > 0 && documents.every(isDone) && rareOf(touched).length === 0) {
      return true
    }
    stage.enter(touched)
    try {
      projection.evolve(stage.documents, event)
    } catch (error) {
      if (error instanceof RareAsked) {
        return false
      }
      throw error
    }
    for (const { held, doc } of stage.changes) {
      if (!isDone(held)) {
        held.doc = doc
        held.pos = laterOf(held.pos, event.position)
        touched.noteChange(held)
      }
    }
    return true
  }
}

/** Thrown out of a fold that reached for a rare document. */
class RareAsked extends Error {
  override name = 'RareAsked'
}
/** One for all: where it was thrown nobody asks, and to find that out takes longer than folding an event. */
const rareAsked = new RareAsked()

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

/** What the look-ups of an event found in a collection. */
function foundIn(touched: Touched | null, { name }: CollectionSchema): readonly Held[] {
  if (touched === null) {
    return none
  }
  if (rareOf(touched).some(({ where, collection }) => where !== undefined && collection.name === name)) {
    throw rareAsked
  }
  return touched.matching.filter(({ collection }) => collection === name)
}

function stageOf({ name }: Projection): Stage {
  let current: Touched | null = null
  const changes: Change[] = []
  const find = (schema: CollectionSchema, id: string): Held => {
    const held = current?.documents.find((one) => one.id === id && one.collection === schema.name)
    if (held !== undefined) {
      return held
    }
    if (current !== null && rareOf(current).some((ref) => ref.id === id && ref.collection.name === schema.name)) {
      throw rareAsked
    }
    throw new Error(`${name} folds ${current?.event.type} into ${schema.name} ${id}, which it does not say it touches`)
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
      put: (schema, id, doc) => {
        const storable = parseStorable(doc)
        assertStorable(schema, storable)
        change(find(schema, id), storable)
      },
      remove: (schema, id) => change(find(schema, id), null),
      matching: <T extends object>(schema: CollectionSchema) =>
        foundIn(current, schema).flatMap((held): (readonly [string, T])[] => {
          const doc = parseDocument<T>(docOf(held))
          return doc === null ? [] : [[held.id, doc]]
        }),
    },
  }
}
