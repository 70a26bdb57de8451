import type { z } from 'zod'
import { callsIn, commandCalls, queryCalls } from '@deals/events'

/** A schema as the library keeps it. */
interface Schema {
  readonly _zod: { readonly def: Definition }
  readonly meta?: () => { type?: unknown; enum?: unknown; maxLength?: unknown; maxProperties?: unknown } | undefined
}
interface Definition {
  readonly type: string
  readonly checks?: readonly { _zod: { def: { check: string; pattern?: RegExp } } }[]
  readonly pattern?: RegExp
  readonly shape?: Readonly<Record<string, Schema>>
  readonly catchall?: Schema
  readonly element?: Schema
  readonly items?: readonly Schema[]
  readonly options?: readonly Schema[]
  readonly left?: Schema
  readonly right?: Schema
  readonly in?: Schema
  readonly out?: Schema
  readonly innerType?: Schema
  readonly keyType?: Schema
  readonly valueType?: Schema
  readonly getter?: () => Schema
}

const harmless = ['number', 'int', 'boolean', 'enum', 'literal', 'null', 'undefined', 'never', 'date', 'transform']

/** Where a value of the schema may be as long as it likes. */
function endless(schema: Schema, path: string): string[] {
  const { def } = schema._zod
  const said = schema.meta?.() ?? {}
  // A number, a switch, one of a list: whatever stands there, no more than that is taken from it.
  const isTakenAs = said.type === 'integer' || said.type === 'boolean' || said.enum !== undefined
  const isSaid = isTakenAs || said.maxLength !== undefined || said.maxProperties !== undefined
  const within = (inner: Schema | undefined, name = '') => (inner === undefined ? [] : endless(inner, path + name))
  if (harmless.includes(def.type) || isSaid) {
    return []
  }
  switch (def.type) {
    case 'string':
      return isBoundedText(def) ? [] : [path]
    case 'array':
      return [...(hasMaximum(def) ? [] : [`${path}[]`]), ...within(def.element, '[]')]
    case 'object':
      return [
        ...Object.entries(def.shape ?? {}).flatMap(([name, inner]) => endless(inner, `${path}.${name}`)),
        ...(def.catchall === undefined || def.catchall._zod.def.type === 'never' ? [] : [`${path}.*`]),
      ]
    case 'tuple':
      return (def.items ?? []).flatMap((item, at) => endless(item, `${path}[${at}]`))
    case 'union':
      return (def.options ?? []).flatMap((option) => endless(option, path))
    case 'intersection':
      return [...within(def.left), ...within(def.right)]
    case 'record':
      return [...(def.keyType?._zod.def.type === 'enum' ? [] : [`${path}{}`]), ...within(def.valueType, '{}')]
    case 'pipe':
      return def.in?._zod.def.type === 'transform' ? within(def.out) : within(def.in)
    default:
      return def.innerType === undefined ? [`${path} (${def.type})`] : within(def.innerType)
  }
}

const checksOf = ({ checks = [] }: Definition) => checks.map(({ _zod: { def } }) => def)
const hasMaximum = (def: Definition) =>
  checksOf(def).some(({ check }) => check === 'max_length' || check === 'length_equals')

function isBoundedText(def: Definition): boolean {
  const patterns = [def.pattern, ...checksOf(def).map(({ pattern }) => pattern)].filter((one) => one !== undefined)
  // Without a class there is nothing in it that only looks like a repetition.
  const isBounded = ({ source }: RegExp) =>
    /^\^.*\$$/.test(source) && !/[*+]|\{\d+,\}/.test(source.replace(/\\.|\[(?:\\.|[^\]])*\]/g, 'x'))
  return hasMaximum(def) || patterns.some(isBounded)
}

const asSchema = (schema: z.ZodType): Schema => schema as unknown as Schema

it.each(
  callsIn(queryCalls)
    .concat(callsIn(commandCalls))
    .map((call) => [call.at, call]),
)('every text and every list that %s takes has a maximum', (at, { query, body }) => {
  const schemas = [query, body].filter((schema) => schema !== undefined)
  expect(schemas.flatMap((schema) => endless(asSchema(schema), at))).toEqual([])
})
