import { parseFound, type DocumentRow } from '../../platform/parse-stored.ts'
import type { Found } from '../../platform/read-models.ts'
import type { Sql } from './filter-to-sql.ts'
import type { Planned } from './plain-plans.ts'
import type { Statements } from './sqlite-statements.ts'
import { atHandName, columnOf, numberOfId, type CollectionTable } from './tables.ts'

export function manyOf<T extends object>(
  statements: Statements,
  table: CollectionTable,
  ids: readonly string[],
): Map<string, Found<T>> {
  const { text, values } = amongIds(table, ids)
  const sql = `select t.id, t.pos, t.doc from ${table.name} t where ${text} and t.gone = 0`
  const rows = statements.all<DocumentRow>(sql, values)
  return new Map(rows.map((row) => [row.id, parseFound<T>(row)]))
}

export type IdAndValues = [id: string, ...cells: unknown[]]

/** Documents lie far apart, each on another page; what is at hand of them lies side by side. */
export function valuesIn(
  statements: Statements,
  { table, isIndexed }: Planned,
  { ids, fields }: { ids: readonly string[]; fields: readonly string[] },
): IdAndValues[] {
  const wanted = fields.map((field) => `, ${declaredOrHeld(table, field)}`).join('')
  if (isIndexed && fields.every((field) => table.schema.atHand?.includes(field))) {
    return statements.cells<IdAndValues>(
      `select cast(${numberOfId} as text)${wanted} from ${table.name} t indexed by ${atHandName(table)}
       where ${numberOfId} in (select value from json_each(?)) and t.gone = 0`,
      [numbersIn(ids)],
    )
  }
  const { text, values } = amongIds(table, ids)
  return statements.cells<IdAndValues>(`select t.id${wanted} from ${table.name} t where ${text} and t.gone = 0`, values)
}

/** Ids that are numbers are those of the rows, which need not be looked up in the index of ids first. */
const amongIds = ({ schema }: CollectionTable, ids: readonly string[]): Sql =>
  schema.isNumbered === true
    ? { text: 't.rowid in (select value from json_each(?))', values: [numbersIn(ids)] }
    : { text: 't.id in (select value from json_each(?))', values: [JSON.stringify(ids)] }

const wholeNumber = /^(?:0|[1-9]\d*)$/

/** As JSON; no document has another id. */
const numbersIn = (ids: readonly string[]): string => `[${ids.filter((id) => wholeNumber.test(id)).join(',')}]`

/** A version that was made before a field was declared holds it in its documents alone. */
const declaredOrHeld = ({ columns }: CollectionTable, field: string): string =>
  columns.some((one) => one.field === field) ? `t.${columnOf(field)}` : `json_extract(t.doc, '$.${field}')`
