import type { Statement } from 'better-sqlite3'
import { LRUCache } from 'lru-cache'
import type { Position } from '@deals/events'
import type { Connection } from './connection.ts'

export type Value = string | number | Position | null

/** Statements prepared once; filters come in few shapes, but not in so few that all may be kept for ever. */
export interface Statements {
  all<Row>(sql: string, values?: readonly Value[]): Row[]
  /** The first column alone: to make an object of each row costs as much as finding it. */
  column<Cell>(sql: string, values?: readonly Value[]): Cell[]
  /** Rows as lists of their cells: an object of many names costs twice as much. */
  cells<Row extends unknown[]>(sql: string, values?: readonly Value[]): Row[]
  one<Row>(sql: string, values?: readonly Value[]): Row | undefined
  /** Runs and answers how many rows changed. */
  run(sql: string, values?: readonly Value[]): number
  /** The same for what is run once for each document: to look for its statement would cost a third of running it. */
  runner(sql: string): Run
}
export type Run = (values: readonly Value[]) => number

/** The caller names the shape of the rows; it stands in the same line as the columns it selects. */
export function statementsOf(connection: Connection): Statements {
  const prepare = preparedOnce((sql) => connection.prepare<Value[]>(sql))
  const plucked = preparedOnce((sql) => connection.prepare<Value[]>(sql).pluck())
  const raw = preparedOnce((sql) => connection.prepare<Value[]>(sql).raw())
  return {
    all: <Row>(sql: string, values: readonly Value[] = []) => prepare(sql).all(...values) as Row[],
    column: <Cell>(sql: string, values: readonly Value[] = []) => plucked(sql).all(...values) as Cell[],
    cells: <Row extends unknown[]>(sql: string, values: readonly Value[] = []) => raw(sql).all(...values) as Row[],
    one: <Row>(sql: string, values: readonly Value[] = []) => prepare(sql).get(...values) as Row | undefined,
    run: (sql, values = []) => prepare(sql).run(...values).changes,
    runner(sql) {
      let statement: Statement<[readonly Value[]]> | undefined
      return (values) => (statement ??= connection.prepare(sql)).run(values).changes
    },
  }
}

function preparedOnce(prepare: (sql: string) => Statement<Value[]>): typeof prepare {
  const prepared = new LRUCache<string, Statement<Value[]>>({ max: 300 })
  return (sql) => {
    const known = prepared.get(sql)
    if (known !== undefined) {
      return known
    }
    const statement = prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
}
