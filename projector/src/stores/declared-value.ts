import type { Doc, FieldType } from '../platform/read-models.ts'

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
  return value
}
