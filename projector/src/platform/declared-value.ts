import { assertNever } from '@deals/events'
import type { CollectionSchema, Doc, FieldType } from './read-models.ts'

type Scalar = string | number | boolean

function isOf(type: FieldType, value: Doc[string]): boolean {
  switch (type) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
    case 'text':
      return typeof value === 'string'
    case 'boolean':
      return typeof value === 'boolean'
    case 'texts':
      return false
    default:
      return assertNever(type)
  }
}

/** A value of another type than declared would be ordered differently by each store, so it is a fault of the fold. */
export function declaredValue({ name, fields }: CollectionSchema, field: string, value: Doc[string]): Scalar | null {
  if (value === undefined || value === null) {
    return null
  }
  const type = fields[field] ?? 'text'
  if (typeof value === 'object' || !isOf(type, value)) {
    throw new Error(
      typeof value === 'number' && type === 'number'
        ? `${name}.${field} was given ${value}, which no store can hold`
        : `${name}.${field} is declared as ${type} and was given a ${typeof value}`,
    )
  }
  return value
}

/** The texts of a list, each once; none of what is no list. */
export const textsIn = (value: Doc[string]): string[] => (Array.isArray(value) ? [...new Set(value.map(String))] : [])

/** How often it happened what a document tells. */
export function timesOf({ times }: CollectionSchema, doc: Doc): number {
  const said = times === undefined ? undefined : doc[times]
  return typeof said === 'number' ? said : 1
}

/** The fields of each schema with one value each, found once: documents are put by the million. */
const scalarFields = new WeakMap<CollectionSchema, readonly (readonly [field: string, type: FieldType])[]>()

function scalarsOf(schema: CollectionSchema) {
  const known = scalarFields.get(schema)
  if (known !== undefined) {
    return known
  }
  const found = Object.entries(schema.fields).filter(([, type]) => type !== 'texts')
  scalarFields.set(schema, found)
  return found
}

/** Throws what a store would throw later, when nobody could tell any more which event it was. */
export function assertStorable(schema: CollectionSchema, doc: Doc): void {
  for (const [field, type] of scalarsOf(schema)) {
    const value = doc[field]
    if (value !== undefined && value !== null && !isOf(type, value)) {
      declaredValue(schema, field, value)
    }
  }
}
