import type { Described } from './parse-described.ts'

/** What a value may be, in a few words. */
export function typeOf(schema: Described): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) {
    return [...new Set(choices.map(typeOf))].join(' or ')
  }
  if (schema.enum !== undefined) {
    return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  }
  if (schema.const !== undefined) {
    return JSON.stringify(schema.const)
  }
  return [schema.type ?? 'anything']
    .flat()
    .map((type) => typeNamed(type, schema))
    .join(' or ')
}

function typeNamed(type: string, schema: Described): string {
  switch (type) {
    case 'string':
      return schema.maxLength === undefined ? 'text' : `text up to ${schema.maxLength}`
    case 'integer':
      return 'whole number'
    case 'array':
      return `list of ${typeOf(schema.items ?? {})}`
    case 'object':
      return objectOf(schema)
    default:
      return type
  }
}

function objectOf({ properties, additionalProperties }: Described): string {
  if (properties !== undefined) {
    return `{ ${Object.keys(properties).join(', ')} }`
  }
  return typeof additionalProperties === 'object' ? `values by name: ${typeOf(additionalProperties)}` : 'object'
}
