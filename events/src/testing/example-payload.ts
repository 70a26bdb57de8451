import { z } from 'zod'
import type { Json, JsonObject } from '../platform/event.ts'
import { toJsonObject } from '../platform/json-safe.ts'

type Described = {
  type?: string | string[]
  const?: Json
  enum?: Json[]
  anyOf?: Described[]
  properties?: Record<string, Described>
  items?: Described
  minimum?: number
}

/** A payload that holds every field of a schema, made from the schema alone and the same each time. */
export function examplePayload(schema: z.ZodType): JsonObject {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described
  return toJsonObject(example(described, 'value'))
}

function example(described: Described, name: string): Json {
  if (described.const !== undefined) {
    return described.const
  }
  if (described.enum !== undefined) {
    return described.enum[0] ?? null
  }
  if (described.anyOf !== undefined) {
    // What may be null or something is something here: the more a golden event holds, the more it proves.
    return example(described.anyOf.find(({ type }) => type !== 'null') ?? {}, name)
  }
  return exampleOfType(described, name)
}

function exampleOfType(described: Described, name: string): Json {
  const [type] = [described.type ?? 'string'].flat().filter((one) => one !== 'null')
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(described.properties ?? {}).map(([key, part]) => [key, example(part, key)]),
      )
    case 'array':
      return [example(described.items ?? {}, name)]
    case 'integer':
    case 'number':
      return Math.max(1, described.minimum ?? 1)
    case 'boolean':
      return true
    default:
      return `${name} text`
  }
}
