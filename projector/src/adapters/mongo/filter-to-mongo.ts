import { sortableText } from '@deals/storage/mongo'
import type { Condition, Filter, Sort } from '../../platform/read-models.ts'
import { partsOf } from '../conditions.ts'
import { comparable } from './stored-document.ts'

type Operators = Exclude<Condition, string | number | boolean>

/** A condition as the server takes it. */
export type MongoCondition = Record<string, unknown>

/** What a filter says of living documents. */
export const livingWith = (filter: Filter): MongoCondition => allOf([{ _gone: false }, filterToMongo(filter)])

/** All of several conditions; what is always true is left out. */
export function allOf(conditions: readonly MongoCondition[]): MongoCondition {
  const [first = {}, ...others] = conditions.filter((condition) => Object.keys(condition).length > 0)
  return others.length === 0 ? first : { $and: [first, ...others] }
}

/** The server means by most operators what the port means; `checkFilter` has refused the others. */
function filterToMongo(filter: Filter): MongoCondition {
  const { fields, every, some } = partsOf(filter)
  return allOf([
    ...fields.map(([field, operators]) => ({ [field]: fieldCondition(operators) })),
    ...every.map(filterToMongo),
    ...some.map(anyOf),
  ])
}

function anyOf(parts: readonly Filter[]): MongoCondition {
  const alternatives = parts.map(filterToMongo)
  return alternatives.some((condition) => Object.keys(condition).length === 0) ? {} : { $or: alternatives }
}

function fieldCondition({ $in, ...others }: Operators): unknown {
  const isAlone = Object.values(others).every((operand) => operand === undefined)
  if (isAlone && $in?.length === 1) {
    return comparable($in[0] ?? '')
  }
  const operands = Object.entries({ $in, ...others }).filter(([, operand]) => operand !== undefined)
  return Object.fromEntries(operands.map(([operator, operand]) => [operator, converted(operand)]))
}

function converted(operand: unknown): unknown {
  if (Array.isArray(operand)) {
    return operand.map(converted)
  }
  return typeof operand === 'string' ? sortableText(operand) : operand
}

/** The order of an answer; ids break ties in the direction of the last field. */
export function sortToMongo(sort: Sort): [string, 1 | -1][] {
  const own = sort.filter(([field]) => field !== '_id')
  return [...own.map(([field, direction]): [string, 1 | -1] => [field, direction]), ['_id', sort.at(-1)?.[1] ?? 1]]
}
