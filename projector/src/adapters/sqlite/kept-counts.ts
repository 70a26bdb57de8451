import type { Doc, Filter } from '../../platform/read-models.ts'
import { declaredValue, textsIn, timesOf } from '../../platform/declared-value.ts'
import { partsOf } from '../conditions.ts'
import type { Sql } from './filter-to-sql.ts'
import type { Statements, Value } from './sqlite-statements.ts'
import { columnOf, timesIn, type CollectionTable } from './tables.ts'

/**
 * How many documents there are of each combination of some fields' values, or how often it happened what they tell:
 * written in one transaction with them.
 */
const columns = ({ schema: { counts = [] } }: CollectionTable): string[] =>
  Array.from({ length: Math.max(...counts.map((fields) => fields.length)) }, (_, at) => `c${at}`)

/** Stands for a value that is missing, and equals none. */
const missing = `x''`

export function createCounts(table: CollectionTable): string[] {
  if (table.counts === null) {
    return []
  }
  const named = columns(table)
  return [
    `create table if not exists ${table.counts}(part integer not null, ${named.map((name) => `${name} not null`).join(', ')},
      found integer not null, primary key (part, ${named.join(', ')})) without rowid`,
  ]
}

/** Counts what is there already, one combination of fields after the other. */
export function fillCounts(table: CollectionTable): string[] {
  const { schema, counts } = table
  if (counts === null) {
    return []
  }
  return (schema.counts ?? []).flatMap((fields, part) => {
    const list = fields.find((field) => table.listFields.includes(field))
    const values = columns(table).map((_, at) => valueOf(table, fields[at]))
    const joined = list === undefined ? '' : `join ${table.lists} l on l.id = t.id and l.field = '${list}'`
    return [
      `delete from ${counts} where part = ${part}`,
      `insert into ${counts} select ${part}, ${values.join(', ')}, ${timesIn(table)} from ${table.name} t ${joined}
        where t.gone = 0 group by ${values.join(', ')}`,
    ]
  })
}

function valueOf({ listFields }: CollectionTable, field: string | undefined): string {
  return field === undefined
    ? missing
    : listFields.includes(field)
      ? 'l.value'
      : `coalesce(t.${columnOf(field)}, ${missing})`
}

interface Change {
  before: Doc | null
  after: Doc | null
}

/** Moves a document from the combinations that it was counted under to those that it belongs to now. */
export function writeCounts(statements: Statements, table: CollectionTable, change: Change): void {
  const { counts = [], times } = table.schema
  const fields = [...counts.flat(), ...(times === undefined ? [] : [times])]
  if (table.counts === null || !isCountedAnew(change, fields)) {
    return
  }
  const named = columns(table)
  const sql = `insert into ${table.counts} values (?, ${named.map(() => `coalesce(?, ${missing})`).join(', ')}, ?)
    on conflict do update set found = found + excluded.found`
  for (const [part, group] of counts.entries()) {
    for (const { values, by } of movesIn(table, group, change)) {
      statements.run(sql, [part, ...named.map((_, at) => values[at] ?? null), by])
    }
  }
}

const isCountedAnew = ({ before, after }: Change, fields: readonly string[]): boolean =>
  (before === null) !== (after === null) || fields.some((field) => isOther(before?.[field], after?.[field]))

interface Move {
  readonly values: readonly Value[]
  by: number
}

/** What becomes more and what becomes less; a combination that stays as it was is not written. */
function movesIn(table: CollectionTable, group: readonly string[], { before, after }: Change): Move[] {
  const moves = new Map<string, Move>()
  for (const [doc, sign] of [
    [before, -1],
    [after, 1],
  ] as const) {
    for (const values of combinationsOf(table, doc, group)) {
      const key = JSON.stringify(values)
      const move = moves.get(key) ?? { values, by: 0 }
      move.by += doc === null ? 0 : sign * timesOf(table.schema, doc)
      moves.set(key, move)
    }
  }
  return [...moves.values()].filter(({ by }) => by !== 0)
}

const isOther = (before: Doc[string], after: Doc[string]): boolean =>
  before !== after && JSON.stringify(before) !== JSON.stringify(after)

/** One combination for each value of a list; none where it is empty. */
function combinationsOf(table: CollectionTable, doc: Doc | null, fields: readonly string[]): Value[][] {
  return fields.reduce<Value[][]>(
    (found, field) => found.flatMap((values) => valuesOf(table, doc, field).map((value) => [...values, value])),
    doc === null ? [] : [[]],
  )
}

function valuesOf({ schema, listFields }: CollectionTable, doc: Doc | null, field: string): Value[] {
  const value = doc?.[field]
  if (listFields.includes(field)) {
    return textsIn(value)
  }
  const declared = declaredValue(schema, field, value)
  return [typeof declared === 'boolean' ? Number(declared) : declared]
}

/** How many documents answer a filter, from what is counted already; null where it asks for anything else. */
export function countFromKept(table: CollectionTable, filter: Filter): Sql | null {
  const kept = keptOf(table, filter)
  return kept === null
    ? null
    : { ...kept, text: `select coalesce(sum(found), 0) as found from ${table.counts} where ${kept.text}` }
}

/** How many of them have each value of a field. */
export function valuesFromKept(table: CollectionTable, { filter, per }: Counting): Sql | null {
  const kept = keptOf(table, filter, per)
  if (kept === null) {
    return null
  }
  const value = `c${kept.group.indexOf(per)}`
  const text = `select ${value} as value, sum(found) as found from ${table.counts}
    where ${kept.text} and ${value} != ${missing} group by ${value} having sum(found) > 0`
  return { text, values: kept.values }
}

/** How many documents have each value of a field that is counted by itself, and how many have none; null where it is not. */
export function countsByItself({ schema, counts }: CollectionTable, field: string): Sql | null {
  const part = (schema.counts ?? []).findIndex((group) => group.length === 1 && group[0] === field)
  return counts === null || part === -1 || schema.times !== undefined
    ? null
    : { text: `select nullif(c0, ${missing}) as value, found from ${counts} where part = ?`, values: [part] }
}

/** The combination that holds all fields that are asked for, and its rows that answer a filter of given values. */
function keptOf(table: CollectionTable, filter: Filter, ...per: readonly string[]) {
  const { fields, every, some } = partsOf(filter)
  const wanted = new Map(fields.map(([field, { $in, ...others }]) => [field, isEmpty(others) ? $in : undefined]))
  const isOfDocuments = table.counts !== null && table.schema.times === undefined
  if (!isOfDocuments || every.length + some.length > 0 || [...wanted.values()].includes(undefined)) {
    return null
  }
  const lists = fields.filter(([field]) => table.listFields.includes(field))
  const part = (table.schema.counts ?? []).findIndex(
    (group) =>
      [...wanted.keys(), ...per].every((field) => group.includes(field)) &&
      group.every((field) => !table.listFields.includes(field) || wanted.has(field)),
  )
  // Who has two of the wanted values would be counted twice.
  if (part === -1 || lists.some(([, { $in }]) => $in?.length !== 1)) {
    return null
  }
  const group = table.schema.counts?.[part] ?? []
  const conditions = group.flatMap((field, at) => {
    const values = wanted.get(field)
    return values === undefined ? [] : [{ text: `c${at} in (${values.map(() => '?').join(', ')})`, values }]
  })
  return {
    group,
    text: ['part = ?', ...conditions.map(({ text }) => text)].join(' and '),
    values: [
      part,
      ...conditions.flatMap(({ values }) =>
        values.map((value) => (typeof value === 'boolean' ? Number(value) : value)),
      ),
    ],
  }
}

/** What is counted, and the number of which each value has its count. */
export interface Counting {
  filter: Filter
  per: string
}

const compared: Readonly<Record<string, string>> = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' }

/** How many documents there are of each value, from what is counted already; null where it asks for anything else. */
export function countsFromKept(table: CollectionTable, { filter, per }: Counting): Sql | null {
  const { fields, every, some } = partsOf(filter)
  const asked = fields.flatMap(([field, operators]) =>
    Object.entries(operators).flatMap(([operator, operand]) =>
      operand === undefined ? [] : [{ field, operator, operand }],
    ),
  )
  const part = (table.schema.counts ?? []).findIndex(
    (group) =>
      [per, ...asked.map(({ field }) => field)].every((field) => group.includes(field)) &&
      !group.some((field) => table.listFields.includes(field)),
  )
  const isOther = asked.some(({ operator }) => operator !== '$in' && compared[operator] === undefined)
  if (table.counts === null || part === -1 || isOther || every.length + some.length > 0) {
    return null
  }
  const group = table.schema.counts?.[part] ?? []
  const columnFor = (field: string) => `c${group.indexOf(field)}`
  const conditions = asked.map(({ field, operator, operand }) => {
    const values = [operand].flat().map((value) => (typeof value === 'boolean' ? Number(value) : value))
    const text = operator === '$in' ? `in (${values.map(() => '?').join(', ')})` : `${compared[operator] ?? ''} ?`
    return { text: `${columnFor(field)} ${text} and ${columnFor(field)} != ${missing}`, values }
  })
  const value = columnFor(per)
  const all = ['part = ?', `${value} != ${missing}`, ...conditions.map(({ text }) => text)].join(' and ')
  return {
    text: `select ${value} as value, sum(found) as found from ${table.counts} where ${all} group by ${value} having sum(found) > 0`,
    values: [part, ...conditions.flatMap(({ values }) => values)],
  }
}

const isEmpty = (operators: object): boolean => Object.keys(operators).length === 0
