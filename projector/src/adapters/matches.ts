import type { Condition, Doc, Filter } from '../platform/read-models.ts'
import { compareValues } from './compare.ts'
import { partsOf } from './conditions.ts'

type Operators = Exclude<Condition, string | number | boolean>

/** Whether a document (with its `_id`) answers a filter; every store means the same by a filter as this function. */
export function matches(doc: Doc, filter: Filter): boolean {
  const { fields, every, some } = partsOf(filter)
  return (
    fields.every(([field, operators]) => holds(doc[field], operators)) &&
    every.every((part) => matches(doc, part)) &&
    some.every((parts) => parts.some((part) => matches(doc, part)))
  )
}

function holds(value: Doc[string], operators: Operators): boolean {
  const { $in, $nin, $ne, $exists } = operators
  const isMissing = value === undefined || value === null
  return (
    ($in === undefined || isOneOf(value, $in)) &&
    ($nin === undefined || !isOneOf(value, $nin)) &&
    ($ne === undefined || !isOneOf(value, [$ne])) &&
    ($exists === undefined || $exists !== isMissing) &&
    isInRange(isMissing ? undefined : value, operators)
  )
}

const isOneOf = (value: Doc[string], wanted: readonly unknown[]): boolean =>
  Array.isArray(value) ? value.some((one) => wanted.includes(one)) : wanted.includes(value)

function isInRange(value: unknown, { $gt, $gte, $lt, $lte }: Operators): boolean {
  const meets = (bound: unknown, isRight: (difference: number) => boolean): boolean =>
    bound === undefined || (value !== undefined && isRight(compareValues(value, bound)))
  return (
    meets($gt, (difference) => difference > 0) &&
    meets($gte, (difference) => difference >= 0) &&
    meets($lt, (difference) => difference < 0) &&
    meets($lte, (difference) => difference <= 0)
  )
}
