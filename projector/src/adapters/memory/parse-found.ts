import type { Position } from '@deals/events'
import type { Doc, Found } from '../../platform/read-models.ts'

/** A stored document as queries get it: a copy, so that no reader can change what is stored. */
export function parseFoundDoc<T extends object>(doc: Doc & { _id: string; _pos: Position }): Found<T> {
  return structuredClone(doc) as Found<T>
}
