import type { Position } from '@deals/events'
import type { CollectionSchema, Doc, Found } from '../platform/read-models.ts'

export interface DocumentRow {
  id: string
  pos: Position
  doc: string
}

/** A stored document as queries get it; its shape is what the projection of the active version wrote. */
export function parseFound<T extends object>({ id, pos, doc }: DocumentRow): Found<T> {
  return Object.assign(JSON.parse(doc) as T, { _id: id, _pos: pos })
}

/** The same of one that is held in memory: a copy, so that no reader can change what is stored. */
export function parseFoundDoc<T extends object>(doc: Doc & { _id: string; _pos: Position }): Found<T> {
  return structuredClone(doc) as Found<T>
}

/** Some values of a stored document, as `parseFound` says of the whole. */
export function parseValues<T extends object, F extends keyof T & string>(
  fields: readonly F[],
  valueOf: (field: F, at: number) => unknown,
): Pick<T, F> {
  const values: { [field: string]: unknown } = {}
  fields.forEach((field, at) => {
    const value = valueOf(field, at)
    if (value !== null && value !== undefined) {
      values[field] = value
    }
  })
  return values as Pick<T, F>
}

export function parseDoc(text: string | null): Doc | null {
  return text === null ? null : (JSON.parse(text) as Doc)
}

/** The schemas that a version was made with. */
export function parseSchemas(text: string): CollectionSchema[] {
  return JSON.parse(text) as CollectionSchema[]
}
