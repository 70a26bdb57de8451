import { limited } from '@deals/storage'
import type { Collection, CollectionSchema, CountOf, Filter, Found, ValueCounts } from '../../platform/read-models.ts'
import { checkCounted, checkFilter, checkNamed, checkValued } from '../check-filter.ts'
import { parseFound, parseValues, type DocumentRow } from '../../platform/parse-stored.ts'
import type { ActiveVersion } from './active-versions.ts'
import { manyOf, valuesIn, type IdAndValues } from './by-ids.ts'
import { countValues } from './count-values.ts'
import { filterToSql, type Sql } from './filter-to-sql.ts'
import {
  countBehind,
  countPlan,
  fromList,
  fromStart,
  listConditions,
  narrowStarts,
  planOf,
  sorted,
  sumPlan,
  type Counted,
  type Question,
} from './find-plan.ts'
import { countFromKept, countsFromKept, type Counting } from './kept-counts.ts'
import { plainPlan, type Planned } from './plain-plans.ts'
import type { Statements } from './sqlite-statements.ts'
import { columnOf, timesIn, type CollectionTable } from './tables.ts'

/** Answers a read from the active version, or `empty` while there is none. */
export type ReadActive = <T>(
  collection: string,
  empty: T,
  read: (table: CollectionTable, version: ActiveVersion) => T,
) => T

export interface Reading {
  /** For what is answered by one statement, which sees one moment by itself. */
  readonly once: ReadActive
  readonly inOneMoment: ReadActive
}

/** Up to this many documents of a rare value, or within bounds, are sorted after the look-up; more are met soon enough in the order. */
const fewDocuments = 500

export function sqliteCollection<T extends object>(
  schema: CollectionSchema,
  statements: Statements,
  { once: readOnce, inOneMoment }: Reading,
): Collection<T> {
  return {
    get: async (id) =>
      readOnce<Found<T> | null>(schema.name, null, ({ name }) => {
        const sql = `select id, pos, doc from ${name} where id = ? and gone = 0`
        const row = statements.one<DocumentRow>(sql, [id])
        return row === undefined ? null : parseFound<T>(row)
      }),
    many: async (ids) => {
      const none = new Map<string, Found<T>>()
      return ids.length === 0 ? none : readOnce(schema.name, none, (table) => manyOf(statements, table, ids))
    },
    async valuesOf(ids, fields) {
      checkNamed(schema, fields)
      const none: IdAndValues[] = []
      const rows =
        ids.length === 0
          ? none
          : readOnce(schema.name, none, (table, { indexed: isIndexed }) =>
              valuesIn(statements, { table, isIndexed }, { ids, fields }),
            )
      return new Map(rows.map(([id, ...cells]) => [id, parseValues(fields, (_field, at) => cells[at])]))
    },
    async find(filter, options) {
      checkFilter(schema, filter, options.sort)
      const rows = readOnce<DocumentRow[]>(schema.name, [], (table, { indexed: isIndexed }) =>
        rowsOf(statements, { table, isIndexed }, { filter, ...options }),
      )
      return rows.map((row) => parseFound<T>(row))
    },
    async idsOfEach(filters, options) {
      filters.forEach((filter) => checkFilter(schema, filter, options.sort))
      const none = filters.map((): string[] => [])
      return inOneMoment(schema.name, none, (table, { indexed: isIndexed }) =>
        filters.map((filter) => idsOf(statements, { table, isIndexed }, { filter, ...options, onlyIds: true })),
      )
    },
    ...countsIn(schema, statements, { once: readOnce, inOneMoment }),
  }
}

type Counts = Pick<Collection<object>, 'count' | 'keptCount' | 'countPer' | 'countValues' | 'sum'>

function countsIn(schema: CollectionSchema, statements: Statements, { once: readOnce, inOneMoment }: Reading): Counts {
  return {
    async count(filter, { atMost } = {}) {
      checkFilter(schema, filter)
      return readOnce(schema.name, 0, (table, { indexed: isIndexed }) =>
        countIn(statements, { table, isIndexed }, { filter, atMost }),
      )
    },
    async keptCount(filter) {
      checkFilter(schema, filter)
      return readOnce<number | null>(schema.name, 0, (table, { indexed: isIndexed }) =>
        keptIn(statements, { table, isIndexed }, filter),
      )
    },
    async countPer(per, filter) {
      checkCounted(schema, per, filter)
      return readOnce(schema.name, new Map<number, number>(), (table, { indexed: isIndexed }) =>
        countEach(statements, { table, isIndexed }, { filter, per }),
      )
    },
    async countValues(per, filter, { atMost }) {
      checkValued(schema, per, filter)
      const none: ValueCounts = { counts: new Map(), isWhole: true }
      return inOneMoment(schema.name, none, (table, { indexed: isIndexed }) =>
        countValues(statements, { table, isIndexed }, { filter, per, atMost }),
      )
    },
    async sum(field, filter) {
      checkCounted(schema, field, filter)
      return readOnce(schema.name, 0, (table) => sumOf(statements, sumPlan(table, field, filter)))
    },
  }
}

function rowsOf(statements: Statements, planned: Planned, question: Question): DocumentRow[] {
  const { text, values } = findPlan(statements, planned, question)
  return statements.all<DocumentRow>(text, values)
}

function idsOf(statements: Statements, planned: Planned, question: Question): string[] {
  const { text, values } = findPlan(statements, planned, question)
  return statements.column<string>(text, values)
}

/**
 * Chosen by what the store knows without statistics: which indexes hold the order, and how rare a wanted value is. Every
 * plan finds the same, so it does no harm when a document is written between the choice and the reading.
 */
export function findPlan(statements: Statements, planned: Planned, question: Question): Sql {
  return plainPlan(planned, question) ?? planByValues(statements, planned, question)
}

function planByValues(statements: Statements, { table, isIndexed }: Planned, question: Question): Sql {
  // Who wants as many documents as there are of a value would meet them all in the order, too.
  const few = Math.max(fewDocuments, (question.skip ?? 0) + question.limit)
  const rareList = listConditions(table, question.filter).find((list) => isRare(statements, table, { list, few }))
  if (rareList !== undefined) {
    return fromList(table, question, rareList)
  }
  if (!isIndexed) {
    return sorted(table, question, 'any')
  }
  // Without this, a page of a store with three posts would walk through all posts to find that there are no more, and one
  // of what is liked most of today through all that was liked more before.
  const start = narrowStarts(table, question).find((one) => isFew(statements, countBehind(table, question, one)))
  return start === undefined ? planOf(table, question) : fromStart(table, question, start)
}

function isFew(statements: Statements, { text, values }: Sql): boolean {
  const row = statements.one<{ found: number }>(text, [...values, fewDocuments + 1])
  return row !== undefined && row.found <= fewDocuments
}

function isRare(statements: Statements, table: CollectionTable, { list, few }: { list: Sql; few: number }): boolean {
  const row = statements.one<{ found: number }>(
    `select count(*) as found from (select 1 from ${table.lists} l where ${list.text} ${limited})`,
    [...list.values, few + 1],
  )
  return row !== undefined && row.found <= few
}

function countEach(statements: Statements, { table, isIndexed }: Planned, counting: Counting): Map<number, number> {
  const kept = isIndexed ? countsFromKept(table, counting) : null
  const counts =
    kept === null ? countInDocuments(statements, table, counting) : statements.all<CountOf>(kept.text, kept.values)
  return new Map(counts.map(({ value, found }) => [value, found]))
}

function countInDocuments(statements: Statements, table: CollectionTable, { filter, per }: Counting): CountOf[] {
  const condition = filterToSql(table, filter)
  const value = `t.${columnOf(per)}`
  return statements.all<CountOf>(
    `select ${value} as value, ${timesIn(table)} as found from ${table.name} t
      where t.gone = 0 and ${value} is not null and ${condition.text} group by ${value}`,
    condition.values,
  )
}

const sumOf = (statements: Statements, { text, values }: Sql): number =>
  statements.one<{ sum: number }>(text, values)?.sum ?? 0

function countIn(statements: Statements, planned: Planned, counted: Counted): number {
  const kept = keptIn(statements, planned, counted.filter)
  return kept === null ? countDocuments(statements, planned.table, counted) : Math.min(counted.atMost ?? Infinity, kept)
}

function keptIn(statements: Statements, { table, isIndexed }: Planned, filter: Filter): number | null {
  const kept = isIndexed ? countFromKept(table, filter) : null
  return kept === null ? null : (statements.one<{ found: number }>(kept.text, kept.values)?.found ?? 0)
}

function countDocuments(statements: Statements, table: CollectionTable, counted: Counted): number {
  const plan = countPlan(table, counted)
  return statements.one<{ found: number }>(plan.text, plan.values)?.found ?? 0
}
