import { factTime, type AnyRecorded, type DayFact } from '@deals/events'
import type { DocumentRef, Documents } from '../platform/projection.ts'
import type { CollectionSchema } from '../platform/read-models.ts'
import { dayOf, type DayFactDoc } from './days.read-models.ts'

/** A fact about a post or a member, on the day of an event. */
export interface DatedFact {
  readonly collection: CollectionSchema<DayFactDoc>
  readonly owner: string
  readonly fact: DayFact
  readonly event: AnyRecorded
}

/** The document that says how often it happened on that day. */
export const refOfFact = ({ collection, owner, fact, event }: DatedFact): DocumentRef & { id: string } => ({
  collection,
  id: `${owner}:${fact} ${dayOf(factTime(event))}`,
})

/** However many votes a post gets on a day, they are one document. */
export function countFact(documents: Documents, dated: DatedFact, times = 1): void {
  const { id } = refOfFact(dated)
  const { collection } = dated
  const before = documents.get(collection, id)?.times ?? 0
  const day = dayOf(factTime(dated.event))
  documents.put(collection, id, { fact: dated.fact, day, times: before + times })
}
