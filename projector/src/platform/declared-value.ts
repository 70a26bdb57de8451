import type { CollectionSchema, Doc, FieldType } from './read-models.ts'

const scalarOf: Readonly<Record<FieldType, string>> = {
  number: 'number',
  text: 'string',
  boolean: 'boolean',
  texts: '',
}

/** A value of another type than declared would be ordered differently by each store, so it is a fault of the fold. */
export function declaredValue(
  { name, fields }: CollectionSchema,
  field: string,
  value: Doc[string],
): string | number | boolean | null {
  if (value === undefined || value === null) {
    return null
  }
  const type = fields[field] ?? 'text'
  if (typeof value !== scalarOf[type] || typeof value === 'object') {
    throw new Error(`${name}.${field} is declared as ${type} and was given a ${typeof value}`)
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new Error(`${name}.${field} was given ${value}, which no store can hold`)
  }
  return value
}

/** How often it happened what a document tells. */
export function timesOf({ times }: CollectionSchema, doc: Doc): number {
  const said = times === undefined ? undefined : doc[times]
  return typeof said === 'number' ? said : 1
}

/** Throws what a store would throw later, when nobody could tell any more which event it was. */
export function assertStorable(schema: CollectionSchema, doc: Doc): void {
  for (const field in schema.fields) {
    if (schema.fields[field] !== 'texts') {
      declaredValue(schema, field, doc[field])
    }
  }
}
