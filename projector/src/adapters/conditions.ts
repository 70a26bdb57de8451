import type { Condition, Filter } from '../platform/read-models.ts'

export type Scalar = string | number | boolean
type Operators = Exclude<Condition, Scalar>

/** A filter taken apart: conditions on fields, and lists of filters of which all or one must hold. */
export interface FilterParts {
  fields: (readonly [field: string, operators: Operators])[]
  every: readonly Filter[]
  some: readonly (readonly Filter[])[]
}

export const isScalar = (condition: unknown): condition is Scalar =>
  typeof condition === 'string' || typeof condition === 'number' || typeof condition === 'boolean'

const isList = (value: unknown): value is readonly Filter[] => Array.isArray(value)

/** Equality is `$in` with one value, so that no reader of filters needs a case for it. */
const operatorsOf = (condition: Condition): Operators => (isScalar(condition) ? { $in: [condition] } : condition)

export function partsOf(filter: Filter): FilterParts {
  const parts: FilterParts = { fields: [], every: filter.$and ?? [], some: filter.$or ? [filter.$or] : [] }
  for (const [field, condition] of Object.entries(filter)) {
    if (condition !== undefined && !isList(condition)) {
      parts.fields.push([field, operatorsOf(condition)])
    }
  }
  return parts
}

/** The values that a field must have one of, if the filter says so outside of any `$or`. */
export function listedValues(filter: Filter): Map<string, readonly Scalar[]> {
  const parts = partsOf(filter)
  const listed = new Map(parts.every.flatMap((part) => [...listedValues(part)]))
  for (const [field, { $in }] of parts.fields) {
    if ($in !== undefined) {
      listed.set(field, $in)
    }
  }
  return listed
}

/** Fields of which a filter says outside of any list of filters that they lie above or below a value. */
export const boundedFields = (filter: Filter): string[] =>
  partsOf(filter)
    .fields.filter(([, operators]) => ['$gt', '$gte', '$lt', '$lte'].some((operator) => operator in operators))
    .map(([field]) => field)

/** What a filter says of the start of an index: of each field its wanted values, and the bounds of the one behind them. */
export function startFilter(
  filter: Filter,
  { fields, bounded }: { fields: readonly string[]; bounded?: string | undefined },
): Filter {
  const listed = listedValues(filter)
  const given = Object.fromEntries(fields.map((field) => [field, { $in: listed.get(field) ?? [] }]))
  return bounded === undefined ? given : { ...given, [bounded]: filter[bounded] }
}
