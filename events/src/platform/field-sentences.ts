import { z } from 'zod'

/** What a field takes, as its schema says it to the world. */
type Shape = z.core.JSONSchema.BaseSchema
type Part = z.core.JSONSchema._JSONSchema
type Issue = z.core.$ZodRawIssue

const shapes = new WeakMap<z.ZodType, Shape>()

/** A field as it is called in answers; the body is what has no name. */
export const fieldName = (path: readonly PropertyKey[]): string => path.map(String).join('.') || 'body'
export const unknownField = (key: string): string => `There is no field ${key.slice(0, 60)}`

/** What each field takes where its schema has no words of its own; the library's would name types. */
export const sentencesOf =
  (schema: z.ZodType) =>
  (issue: Issue): string => {
    const path = issue.path ?? []
    if (issue.code === 'unrecognized_keys') {
      return unknownField(issue.keys[0] ?? '')
    }
    return `${fieldName(path)} ${ruleFor(issue, path.reduce<readonly Shape[]>(within, [shapeOf(schema)]).flatMap(choices))}`
  }

function shapeOf(schema: z.ZodType): Shape {
  const known = shapes.get(schema)
  if (known !== undefined) {
    return known
  }
  const shape: Shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' })
  shapes.set(schema, shape)
  return shape
}

/** All that may stand at a place; that nothing may stand there is no news to who wrote something. */
function choices(shape: Shape): readonly Shape[] {
  const { anyOf = shape.oneOf, type } = shape
  // A text that may be null comes as a list of both, which the library's type does not tell.
  const types = [type].flat()
  if (anyOf !== undefined) {
    return anyOf.flatMap(said).flatMap(choices)
  }
  return types.length > 1 ? types.flatMap((one) => choices({ ...shape, type: one })) : type === 'null' ? [] : [shape]
}

/** True stands for anything; of that nothing can be said. */
const said = (part: Part | readonly Part[] | undefined): readonly Shape[] =>
  [part].flat().flatMap((one) => (typeof one === 'object' ? [one] : []))

const within = (shapes: readonly Shape[], key: PropertyKey): readonly Shape[] =>
  shapes
    .flatMap(choices)
    .flatMap(({ items, properties, additionalProperties: others }) =>
      said(typeof key === 'number' ? items : (properties?.[String(key)] ?? others)),
    )

const counts: Readonly<Record<string, { one: string; many: string }>> = {
  string: { one: 'character', many: 'characters' },
  array: { one: 'entry', many: 'entries' },
}

function ruleFor(issue: Issue, shapes: readonly Shape[]): string {
  if (issue.code === 'too_big' || issue.code === 'too_small') {
    const counted = counts[issue.origin]
    const shape = shapes.find(({ type }) => type === issue.origin) ?? shapes[0] ?? {}
    const [least, most] = shape.type === 'array' ? [shape.minItems, shape.maxItems] : [shape.minLength, shape.maxLength]
    if (counted !== undefined) {
      return lengthRule(counted, least ?? boundOf(issue, 'minimum'), most ?? boundOf(issue, 'maximum'))
    }
  }
  const values = shapes.flatMap(valuesOf)
  const others = shapes.filter((shape) => valuesOf(shape).length === 0)
  const kinds = new Set(others.map(kindInWords))
  const named = values.length > 1 ? `one of ${values.join(', ')}` : values.join('')
  const wanted = [named, ...kinds].filter((words) => words !== '')
  return wanted.length === 0 ? 'is not understood' : `must be ${wanted.join(' or ')}`
}

const boundOf = (issue: Issue, bound: 'minimum' | 'maximum'): number | undefined => {
  const given = bound in issue ? Number(issue[bound]) : Number.NaN
  return Number.isNaN(given) ? undefined : given
}

function lengthRule(counted: { one: string; many: string }, least = 0, most = Infinity): string {
  const many = (count: number) => `${count} ${count === 1 ? counted.one : counted.many}`
  if (most === Infinity) {
    return least <= 1 ? 'must not be empty' : `has at least ${many(least)}`
  }
  if (least === most) {
    return `has exactly ${many(most)}`
  }
  return least === 0 ? `has at most ${many(most)}` : `has ${least} to ${many(most)}`
}

const valuesOf = (shape: Shape): string[] =>
  (shape.enum ?? (shape.const === undefined ? [] : [shape.const])).map((value) => String(value))

const formats: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  uri: 'a full web address',
  'date-time': 'a time such as 2026-01-31T12:00:00Z',
  date: 'a date such as 2026-01-31',
  time: 'a time of day such as 12:30',
  uuid: 'an id of 32 letters and digits with dashes',
}

const kindInWords = (shape: Shape): string => {
  switch (shape.type) {
    case 'string':
      return formats[shape.format ?? ''] ?? 'a text'
    case 'number':
    case 'integer':
      return numberInWords(shape)
    case 'boolean':
      return 'true or false'
    case 'array':
      return 'a list'
    case 'object':
      return 'an object'
    default:
      return ''
  }
}

function numberInWords(shape: Shape): string {
  const noun = shape.type === 'integer' ? 'a whole number' : 'a number'
  const least = ours(shape.minimum)
  const most = ours(shape.maximum)
  if (shape.exclusiveMinimum !== undefined) {
    return `${noun} above ${shape.exclusiveMinimum}${most === undefined ? '' : `, at most ${most}`}`
  }
  if (least !== undefined && most !== undefined) {
    return `${noun} from ${least} to ${most}`
  }
  if (least !== undefined) {
    return `${noun} of at least ${least}`
  }
  return most === undefined ? noun : `${noun} of at most ${most}`
}

/** Every whole number has the bounds of what a computer counts to; they are no rule of ours. */
const ours = (bound: number | undefined): number | undefined =>
  bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? undefined : bound
