import type { Condition, Filter } from '../../platform/read-models.ts'
import { partsOf } from '../conditions.ts'
import type { Value } from './sqlite-statements.ts'
import { columnOf, type CollectionTable } from './tables.ts'

/** A piece of SQL with its values; documents stand under the name `t`. */
export interface Sql {
  text: string
  values: readonly Value[]
}
type Operators = Exclude<Condition, string | number | boolean>
type Scalar = Value | boolean

export const stored = (value: Scalar): Value => (typeof value === 'boolean' ? Number(value) : value)

export function joined(parts: readonly Sql[], word: 'and' | 'or'): Sql {
  const text = parts.map((part) => part.text).join(` ${word} `)
  return { text: parts.length > 1 ? `(${text})` : text, values: parts.flatMap(({ values }) => values) }
}

/**
 * What a filter says, as a condition. Fields of `indexed` may be looked up in an index; a plus sign keeps all others
 * from luring the planner away from the index that already holds the answer in order.
 */
export function filterToSql(table: CollectionTable, filter: Filter, indexed: ReadonlySet<string> | 'any' = 'any'): Sql {
  const { fields, every, some } = partsOf(filter)
  const inner = (part: Filter) => filterToSql(table, part, indexed)
  const parts = [
    ...fields.map(([field, operators]) =>
      table.listFields.includes(field)
        ? listCondition(table, field, operators.$in ?? [])
        : fieldCondition(columnText(field, indexed), operators),
    ),
    ...every.map(inner),
    ...some.map((alternatives) => joined(alternatives.map(inner), 'or')),
  ]
  return parts.length === 0 ? { text: 'true', values: [] } : joined(parts, 'and')
}

const columnText = (field: string, indexed: ReadonlySet<string> | 'any'): string =>
  `${indexed === 'any' || indexed.has(field) ? '' : '+'}t.${columnOf(field)}`

function listCondition(table: CollectionTable, field: string, wanted: readonly Scalar[]): Sql {
  const places = wanted.map(() => '?').join(', ')
  return {
    text: `exists (select 1 from ${table.lists} l where l.field = ? and l.value in (${places}) and l.id = t.id)`,
    values: [field, ...wanted.map(stored)],
  }
}

const comparisons = [
  ['$gt', '>'],
  ['$gte', '>='],
  ['$lt', '<'],
  ['$lte', '<='],
] as const

function fieldCondition(column: string, operators: Operators): Sql {
  const parts: Sql[] = []
  const { $in, $nin, $ne, $exists } = operators
  if ($in !== undefined) {
    parts.push($in.length === 1 ? compared(column, '=', $in) : compared(column, 'in', $in))
  }
  if ($nin !== undefined) {
    const { text, values } = compared(column, 'not in', $nin)
    parts.push({ text: `(${column} is null or ${text})`, values })
  }
  if ($ne !== undefined) {
    parts.push({ text: `${column} is not ?`, values: [stored($ne)] })
  }
  if ($exists !== undefined) {
    parts.push({ text: `${column} is ${$exists ? 'not null' : 'null'}`, values: [] })
  }
  for (const [operator, sign] of comparisons) {
    const bound = operators[operator]
    if (bound !== undefined) {
      parts.push(compared(column, sign, [bound]))
    }
  }
  return joined(parts, 'and')
}

function compared(column: string, sign: string, operands: readonly Scalar[]): Sql {
  if (sign === 'in' && operands.length === 0) {
    // An empty list would be seen to be false before any index is looked at, and a plan that names one has no solution.
    return { text: `(${column} is null and ${column} is not null)`, values: [] }
  }
  const places = operands.map(() => '?').join(', ')
  return {
    text: sign.endsWith('in') ? `${column} ${sign} (${places})` : `${column} ${sign} ?`,
    values: operands.map(stored),
  }
}
