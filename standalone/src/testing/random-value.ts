/** A JSON schema as far as descriptions of calls use it. */
export interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

/** Numbers from 0 to 1 that a seed gives again. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function oneOf<T>(random: () => number, values: readonly T[]): T {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) {
    throw new Error('nothing to choose from')
  }
  return value
}

const texts = [
  ...['', ' ', 'ann', 'Kettle', 'Wireless headphones, black', 'https://shop.example/a', 'http://[::1', '2026-01-15'],
  ...['\u0000', '\ud800', '🎉', 'x'.repeat(300), 'é'.repeat(5000), '%', '%zz', "' or 1=1 --", '<script>1</script>'],
  ...['__proto__', 'constructor', '../../etc/passwd', '$where', '{"$gt":""}', '-1', '1e309', '0x10', 'NaN', '~', ','],
]
const numbers = [0, 1, -1, 2, 50, 0.1, 1.005, 1e21, -1e-9, 2 ** 31, 2 ** 53, Number.MAX_VALUE, 7_000_001]
const strangers: readonly (() => unknown)[] = [
  ...[() => null, () => true, () => [], () => ({}), () => '', () => -1, () => [[[[{}]]]], () => ['x', 1, null]],
  ...[
    () => ({ toString: 'x' }),
    () => ({ length: 1e9 }),
    () => JSON.parse('{"__proto__":{"isOwner":true}}') as unknown,
  ],
]

/** A value that the schema allows, or now and then one that it does not. */
export function randomValue(random: () => number, schema: Schema, oddity = 0.1): unknown {
  if (random() < oddity) {
    return random() < 0.5 ? oneOf(random, texts) : oneOf(random, strangers)()
  }
  const { enum: allowed, const: only } = schema
  const choices = schema.anyOf ?? schema.oneOf
  if (only !== undefined || allowed !== undefined) {
    return only ?? oneOf(random, allowed ?? [])
  }
  if (choices !== undefined) {
    return randomValue(random, oneOf(random, choices), oddity)
  }
  return ofType(random, schema, oddity)
}

function ofType(random: () => number, schema: Schema, oddity: number): unknown {
  const type = Array.isArray(schema.type) ? oneOf(random, schema.type) : schema.type
  switch (type) {
    case 'string':
      return oneOf(random, texts).slice(0, random() < 0.8 ? (schema.maxLength ?? 5000) : 5000)
    case 'integer':
    case 'number':
      return random() < 0.5
        ? oneOf(random, numbers)
        : Math.floor(random() * (Math.min(schema.maximum ?? 100, 1000) + 1))
    case 'boolean':
      return random() < 0.5
    case 'array':
      return Array.from({ length: Math.floor(random() * 4) }, () => randomValue(random, schema.items ?? {}, oddity))
    case 'object':
      return randomObject(random, schema, oddity)
    case 'null':
      return null
    default:
      return oneOf(random, [...texts, ...numbers])
  }
}

function randomObject(random: () => number, { properties = {}, required = [] }: Schema, oddity: number): unknown {
  const entries = Object.entries(properties).filter(([name]) => random() < (required.includes(name) ? 0.95 : 0.4))
  const filled = entries.map(([name, schema]) => [name, randomValue(random, schema, oddity)] as const)
  const more = random() < oddity ? ([[oneOf(random, texts), oneOf(random, numbers)]] as const) : []
  return Object.fromEntries([...filled, ...more])
}

/** What of a value is not as its schema says, or is not said by it, as a path; null where all is. */
export function firstFault(value: unknown, schema: Schema, path = 'answer'): string | null {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) {
    return choices.some((choice) => firstFault(value, choice) === null) ? null : `${path} is none of its kinds`
  }
  if (schema.enum !== undefined || schema.const !== undefined) {
    const allowed = schema.enum ?? [schema.const]
    return allowed.includes(value) ? null : `${path} is ${JSON.stringify(value)}`
  }
  const types = schema.type === undefined ? [] : [schema.type].flat()
  if (types.length > 0 && !types.some((type) => isOf(type, value))) {
    return `${path} is ${JSON.stringify(value)?.slice(0, 60)}, not ${types.join(' or ')}`
  }
  return Array.isArray(value) ? faultInList(value, schema, path) : faultInObject(value, schema, path)
}

function isOf(type: string, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'integer':
      return Number.isInteger(value)
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    default:
      return typeof value === type
  }
}

const faultInList = (values: unknown[], { items }: Schema, path: string): string | null =>
  items === undefined ? null : firstOf(values.map((value, at) => firstFault(value, items, `${path}[${at}]`)))

function faultInObject(value: unknown, { properties, required = [], ...rest }: Schema, path: string): string | null {
  if (typeof value !== 'object' || value === null || properties === undefined) {
    return null
  }
  const given = new Map(Object.entries(value))
  const missing = required.find((name) => !given.has(name))
  // Readers take what a description leaves open; what is answered has to stand in it.
  const isClosed = (rest.additionalProperties ?? false) === false
  const stranger = isClosed ? [...given.keys()].find((name) => !(name in properties)) : undefined
  if (missing !== undefined || stranger !== undefined) {
    return missing !== undefined ? `${path}.${missing} is missing` : `${path}.${stranger} is not described`
  }
  return firstOf(
    Object.entries(properties).map(([name, schema]) =>
      given.has(name) ? firstFault(given.get(name), schema, `${path}.${name}`) : null,
    ),
  )
}

const firstOf = (faults: readonly (string | null)[]): string | null => faults.find((fault) => fault !== null) ?? null
