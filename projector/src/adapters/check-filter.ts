import type { CollectionSchema, FieldType, Filter, Sort } from '../platform/read-models.ts'
import { listedValues } from './conditions.ts'

/** A question that no store may be asked: a mistake of the program, never of a visitor. */
export class BadQuestion extends Error {
  override name = 'BadQuestion'
}

const operatorsOn: Readonly<Record<FieldType, readonly string[]>> = {
  number: ['$in', '$nin', '$ne', '$gt', '$gte', '$lt', '$lte', '$exists'],
  text: ['$in', '$nin', '$ne', '$gt', '$gte', '$lt', '$lte', '$exists'],
  boolean: ['$in', '$nin', '$ne', '$exists'],
  texts: ['$in'],
}
const scalarOf: Readonly<Record<FieldType, string>> = {
  number: 'number',
  text: 'string',
  boolean: 'boolean',
  texts: 'string',
}

const typeOf = (schema: CollectionSchema, field: string): FieldType | undefined =>
  field === '_id' ? 'text' : Object.hasOwn(schema.fields, field) ? schema.fields[field] : undefined

/** Throws BadQuestion for what the stores would answer differently or slowly. */
export function checkFilter(schema: CollectionSchema, filter: Filter, sort: Sort = []): void {
  checkConditions(schema, filter)
  checkSort(schema, filter, sort)
}

/** Throws BadQuestion besides for what is no declared number. */
export function checkCounted(schema: CollectionSchema, field: string, filter: Filter): void {
  if (typeOf(schema, field) !== 'number') {
    throw new BadQuestion(`${schema.name}: ${field} is no declared number`)
  }
  checkFilter(schema, filter)
}

/** Throws BadQuestion besides for what is no declared number or text. */
export function checkValued(schema: CollectionSchema, field: string, filter: Filter): void {
  const type = schema.fields[field]
  if (type !== 'number' && type !== 'text') {
    throw new BadQuestion(`${schema.name}: ${field} is no declared number or text`)
  }
  checkFilter(schema, filter)
}

/** Throws BadQuestion for what is no declared number or text. */
export function checkNamed(schema: CollectionSchema, fields: readonly string[]): void {
  fields.forEach((field) => checkValued(schema, field, {}))
}

function checkConditions(schema: CollectionSchema, filter: Filter): void {
  for (const [field, condition] of Object.entries(filter)) {
    if (field === '$and' || field === '$or') {
      checkEach(schema, field, condition)
    } else {
      checkCondition(schema, field, condition)
    }
  }
}

function checkEach(schema: CollectionSchema, field: '$and' | '$or', parts: unknown): void {
  if (!Array.isArray(parts) || parts.length === 0) {
    throw new BadQuestion(`${schema.name}: ${field} takes a list of filters`)
  }
  parts.forEach((part: Filter) => checkConditions(schema, part))
}

function checkCondition(schema: CollectionSchema, field: string, condition: unknown): void {
  const type = typeOf(schema, field)
  if (type === undefined) {
    throw new BadQuestion(`${schema.name}: ${field} is not declared`)
  }
  const operators = typeof condition === 'object' && condition !== null ? condition : { $in: [condition] }
  if (Object.keys(operators).length === 0) {
    throw new BadQuestion(`${schema.name}: ${field} has no condition`)
  }
  for (const [operator, operand] of Object.entries(operators)) {
    if (!operatorsOn[type].includes(operator)) {
      throw new BadQuestion(`${schema.name}: ${field} is ${type}, which does not take ${operator}`)
    }
    checkOperand({ schema, field, type }, operator, operand)
  }
}

interface Asked {
  schema: CollectionSchema
  field: string
  type: FieldType
}

function checkOperand({ schema, field, type }: Asked, operator: string, operand: unknown): void {
  const wanted = operator === '$exists' ? 'boolean' : scalarOf[type]
  const isListed = operator === '$in' || operator === '$nin'
  if (isListed && !Array.isArray(operand)) {
    throw new BadQuestion(`${schema.name}: ${field} ${operator} takes a list`)
  }
  const values: readonly unknown[] = Array.isArray(operand) ? operand : [operand]
  const wrong = values.find((value) => typeof value !== wanted || Number.isNaN(value))
  if (values.includes(undefined) || values.includes(null) || wrong !== undefined) {
    throw new BadQuestion(`${schema.name}: ${field} takes ${wanted}, not ${String(wrong)}`)
  }
}

function checkSort(schema: CollectionSchema, filter: Filter, sort: Sort): void {
  for (const [field] of sort) {
    const type = typeOf(schema, field)
    if (type === undefined || type === 'texts') {
      throw new BadQuestion(`${schema.name}: cannot be sorted by ${field}`)
    }
  }
  if (sortingIndexes(schema, filter, sort).length === 0) {
    const wanted = sort.map(([field, direction]) => (direction === 1 ? field : `-${field}`)).join(', ')
    throw new BadQuestion(`${schema.name}: no index gives the order [${wanted}] after its equality fields`)
  }
}

/** An index that holds the documents of a filter in the order of a sort, behind fields whose values are given. */
export interface SortingIndex {
  /** Its place in the schema's list; -1 is the primary key. */
  at: number
  given: readonly string[]
  /** Its fields behind the given and the sorted ones; with none, ties are in the order of ids already. */
  left: number
}

/** A field of an index, and whether its values fall or rise. */
interface IndexField {
  name: string
  turn: 1 | -1
}

/** The start of an index whose fields all have wanted values. */
export interface IndexStart {
  at: number
  fields: readonly string[]
  /** The field behind them, where the filter bounds it. */
  bounded?: string | undefined
}

/** What each index holds of the wanted values: its first fields, as far as they have some, and which one is behind them. */
export const indexStarts = (
  schema: CollectionSchema,
  listed: ReadonlyMap<string, unknown>,
): (IndexStart & { next: string | undefined })[] =>
  indexFieldsOf(schema).map((index, at) => {
    const end = index.findIndex(({ name }) => !listed.has(name))
    const fields = index.slice(0, end === -1 ? undefined : end).map(({ name }) => name)
    return { at, fields, next: index[fields.length]?.name }
  })

/**
 * The starts of indexes that a filter gives the values of, each once. Those of few ranges come first: of several, the
 * first documents would be those of the first range alone.
 */
export function startsFor(schema: CollectionSchema, filter: Filter): IndexStart[] {
  const listed = listedValues(filter)
  const ranges = ({ fields }: IndexStart) =>
    fields.reduce((product, field) => product * (listed.get(field)?.length ?? 1), 1)
  const byFields = new Map(
    indexStarts(schema, listed)
      .toReversed()
      .map((start) => [start.fields.join(), start]),
  )
  return [...byFields.values()]
    .filter(({ fields }) => fields.length > 0)
    .sort((left, right) => ranges(left) - ranges(right) || right.fields.length - left.fields.length)
}

/** Asked for by every question, several times over; the schemas are few and live as long as the process. */
const known = new WeakMap<CollectionSchema, readonly (readonly IndexField[])[]>()

/** The indexes of a collection as they are declared, but for fields that are lists. */
export function indexFieldsOf(schema: CollectionSchema): readonly (readonly IndexField[])[] {
  const found =
    known.get(schema) ??
    schema.indexes.map((declared) =>
      declared
        .map((field): IndexField => ({ name: bare(field), turn: field.startsWith('-') ? -1 : 1 }))
        .filter(({ name }) => schema.fields[name] !== 'texts'),
    )
  known.set(schema, found)
  return found
}

/**
 * All indexes that serve the sort: those with the most given fields first, and of these the one whose fields have the
 * fewest wanted values. One category of 24 leaves less to walk through than all three types.
 */
export function sortingIndexes(schema: CollectionSchema, filter: Filter, sort: Sort): SortingIndex[] {
  const listed = listedValues(filter)
  const own = sort.filter(([field]) => field !== '_id')
  const found: SortingIndex[] = own.length === 0 ? [{ at: -1, given: [], left: 0 }] : []
  indexFieldsOf(schema).forEach((index, at) => {
    for (let given = 0; given <= index.length; given += 1) {
      if (given + own.length > 0 && serves(index, given, own)) {
        const left = index.length - given - own.length
        found.push({ at, given: index.slice(0, given).map(({ name }) => name), left })
      }
      if (!listed.has(index[given]?.name ?? '')) {
        break
      }
    }
  })
  const wanted = ({ given }: SortingIndex) =>
    given.reduce((ranges, field) => ranges * (listed.get(field)?.length ?? 1), 1)
  return found.sort(
    (left, right) => right.given.length - left.given.length || wanted(left) - wanted(right) || left.left - right.left,
  )
}

export const bare = (field: string): string => (field.startsWith('-') ? field.slice(1) : field)

/** Whether the rest of an index behind its given fields begins with the sort, or with the sort turned round. */
function serves(index: readonly IndexField[], given: number, sort: Sort): boolean {
  const turns = sort.map(([field, direction], at) => {
    const declared = index[given + at]
    return declared?.name === field ? direction * declared.turn : 0
  })
  return turns.every((turn) => turn !== 0 && turn === turns[0])
}
