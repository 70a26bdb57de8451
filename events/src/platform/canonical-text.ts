const isRecord = (value: object): value is Readonly<Record<string, unknown>> => !Array.isArray(value)
const isList = (value: object): value is readonly unknown[] => Array.isArray(value)

/** JSON with its keys in order and without missing fields: equal documents have equal texts, however they came about. */
export function canonicalText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return stringText(value)
    case 'number':
      return Number.isFinite(value) ? String(value) : 'null'
    case 'object':
      return value === null ? 'null' : isList(value) ? listText(value) : isRecord(value) ? objectText(value) : '{}'
    case 'boolean':
      return String(value)
    default:
      return 'null'
  }
}

/** Text that stands in JSON as it is. */
// oxlint-disable-next-line no-control-regex -- these are what JSON writes in another way
const plainText = /^[^"\\\u0000-\u001f\ud800-\udfff]*$/
const stringText = (value: string): string => (plainText.test(value) ? `"${value}"` : JSON.stringify(value))

const listText = (list: readonly unknown[]): string =>
  list.length === 0 ? '[]' : `[${list.map(canonicalText).join(',')}]`

function objectText(value: Readonly<Record<string, unknown>>): string {
  let text = ''
  for (const { key, first, next } of fieldsInOrder(Object.keys(value))) {
    const part = value[key]
    if (part !== undefined) {
      text += (text === '' ? first : next) + canonicalText(part)
    }
  }
  return text === '' ? '{}' : `${text}}`
}

interface Field {
  key: string
  /** The key as it stands in JSON, with its colon and what comes before it. */
  first: string
  next: string
}
interface Shape {
  keys: readonly string[]
  fields: readonly Field[]
}

/** By the number of their keys. An object with many is a list of its own kind, and may have others each time. */
const shapes = new Map<number, Shape[]>()
const mostShapes = 30
const mostKeys = 100

/** Documents of one collection come in few shapes, so that keys are hardly ever sorted: that took most of the time. */
function fieldsInOrder(keys: readonly string[]): readonly Field[] {
  const known = shapes.get(keys.length) ?? []
  const met = known.find((shape) => keys.every((key, at) => key === shape.keys[at]))
  if (met !== undefined) {
    return met.fields
  }
  const fields = keys.toSorted().map((key) => fieldOf(key, `${JSON.stringify(key)}:`))
  if (known.length < mostShapes && keys.length <= mostKeys) {
    shapes.set(keys.length, [...known, { keys, fields }])
  }
  return fields
}

const fieldOf = (key: string, name: string): Field => ({ key, first: `{${name}`, next: `,${name}` })
