import type { CollectionSchema, Doc, FieldType } from './read-models.ts'

const scalarOf: Readonly<Record<FieldType, string>> = {
  number: 'number',
  text: 'string',
  boolean: 'boolean',
  texts: '',
}

/** A value of another type than declared would be ordered differently by each store, so it is a fault of the fold. */
export function declaredValue(value: Doc[string], type: FieldType, name: string): string | number | boolean | null {
  if (value === undefined || value === null) {
    return null
  }
  if (typeof value !== scalarOf[type] || typeof value === 'object') {
    throw new Error(`${name} is declared as ${type} and was given a ${typeof value}`)
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new Error(`${name} was given ${value}, which no store can hold`)
  }
  return value
}

/** Throws what a store would throw later, when nobody could tell any more which event it was. */
export function assertStorable({ name, fields }: CollectionSchema, doc: Doc): void {
  for (const field in fields) {
    const type = fields[field]
    if (type !== undefined && type !== 'texts') {
      declaredValue(doc[field], type, `${name}.${field}`)
    }
  }
}
