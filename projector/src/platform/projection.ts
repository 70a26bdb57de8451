import type { AnyRecorded, EventType } from '@deals/events'
import type { View } from '@deals/event-log'
import type { CollectionSchema, Doc } from './read-models.ts'

/** The documents that one event touches, as a fold sees and changes them. */
export interface Documents {
  /** The document as folded so far, or null. Only ids that `touches` named can be read. */
  get<T extends object>(schema: CollectionSchema<T>, id: string): T | null
  /** Replaces the whole document; folds never change parts in place. */
  put<T extends object>(schema: CollectionSchema<T>, id: string, doc: NoInfer<T>): void
  remove(schema: CollectionSchema, id: string): void
  /** The documents that the `where` references of this event found, in id order. */
  matching<T extends object>(schema: CollectionSchema<T>): readonly (readonly [id: string, doc: T])[]
}

export interface DocumentRef {
  collection: CollectionSchema
  /** One document. */
  id?: string
  /** Or all documents whose declared field equals the value. */
  where?: { field: string; equals: string | number }
}

/** A document as a partition finds it; null when it is not there. */
export interface StoredDocument {
  collection: string
  id: string
  doc: Doc | null
}

/**
 * A pure fold of events into whole documents: no clock, no random number, no other store.
 * Every document it writes carries the position it was folded up to, so a repeated event changes nothing.
 */
export interface Projection {
  name: string
  /** Raised when the same events would give other documents. */
  version: number
  collections: readonly CollectionSchema[]
  handles: readonly EventType[]
  /** What events of one key are folded in order by; also the unit of parking. `*` reaches every partition. */
  key: (event: AnyRecorded) => string
  /** Whose keys these are, where partitions are folded apart: those of posts, if nothing is said. */
  view?: View
  /**
   * The key whose partition writes a document; null when none does. If nothing is said, it is the post or member that
   * the document names, or that its id begins with.
   */
  ownerOf?: (document: StoredDocument) => string | null
  touches: (event: AnyRecorded) => readonly DocumentRef[]
  /**
   * What hardly any fold of such an event reads or writes besides. It is asked for when one reaches for it, and the event
   * is folded again.
   */
  touchesRarely?: (event: AnyRecorded) => readonly DocumentRef[]
  evolve: (documents: Documents, event: AnyRecorded) => void
}

export function projection(declaration: Projection): Projection {
  return declaration
}
