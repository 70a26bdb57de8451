import { bare } from '../check-filter.ts'
import type { CollectionSchema, FieldType } from '../../platform/read-models.ts'

/** The tables of one collection in one version. */
export interface CollectionTable {
  schema: CollectionSchema
  /** The documents: id, position, tombstone mark, JSON, and one column for each declared field but lists. */
  name: string
  columns: readonly { field: string; type: FieldType; column: string }[]
  /** Values of the fields that are lists, or null when there are none. */
  lists: string | null
  listFields: readonly string[]
  /** How many documents there are of each kind, or null where nothing is counted. */
  counts: string | null
  /** Full-text index, or null when the collection is not searched. */
  text: string | null
  textFields: readonly string[]
  /** All columns of the full-text index: the texts, and the values of search keys behind them. */
  textColumns: readonly string[]
}

const wellNamed = /^[a-zA-Z][a-zA-Z0-9_-]*$/
const columnOf = (field: string): string => (field === '_id' ? 'id' : `"f_${field}"`)

/** The column that holds a declared field. */
export { columnOf }

/** How often it happened what documents tell. */
export const timesIn = ({ schema: { times } }: CollectionTable): string =>
  times === undefined ? 'count(*)' : `sum(coalesce(t.${columnOf(times)}, 1))`

export function tableOf(schema: CollectionSchema, version: number): CollectionTable {
  for (const name of [schema.name, ...Object.keys(schema.fields), ...Object.keys(schema.search ?? {})]) {
    if (!wellNamed.test(name)) {
      throw new Error(`${schema.name}: "${name}" cannot name a collection or a field`)
    }
  }
  const name = `${schema.name}_v${version}`
  const declared = Object.entries(schema.fields)
  const listFields = declared.filter(([, type]) => type === 'texts').map(([field]) => field)
  const textFields = Object.keys(schema.search ?? {})
  return {
    schema,
    name: `"${name}"`,
    columns: declared
      .filter(([, type]) => type !== 'texts')
      .map(([field, type]) => ({ field, type, column: columnOf(field) })),
    lists: listFields.length > 0 ? `"${name}_lists"` : null,
    listFields,
    counts: (schema.counts ?? []).length > 0 ? `"${name}_counts"` : null,
    text: textFields.length > 0 ? `"${name}_text"` : null,
    textFields,
    textColumns: [...textFields.map(columnOf), ...(schema.searchKeys === undefined ? [] : [keysColumn])],
  }
}

/** Holds the values of search keys as words. */
export const keysColumn = '"keys"'

/** Makes the tables, without the indexes that a rebuild leaves for its end. */
export function createTables(table: CollectionTable): string[] {
  const columns = table.columns.map(({ column }) => `, ${column}`).join('')
  const made = [
    `create table ${table.name}(id text primary key not null, pos integer not null, gone integer not null, doc text${columns})`,
  ]
  if (table.lists !== null) {
    // Found by value, removed by the values of the old document: no second index is needed.
    made.push(
      `create table ${table.lists}(field text not null, value text not null, id text not null, primary key (field, value, id)) without rowid`,
    )
  }
  return made
}

/** Words are stemmed, so that "laptop" finds "laptops"; the text itself is not stored a second time. */
export function createTextIndex(table: CollectionTable): string[] {
  return table.text === null
    ? []
    : [
        `drop table if exists ${table.text}`,
        `create virtual table ${table.text} using fts5(${table.textColumns.join(', ')}, content='', contentless_delete=1, tokenize='porter unicode61 remove_diacritics 2')`,
      ]
}

export const indexName = (table: CollectionTable, at: number): string => `"${table.name.slice(1, -1)}_by${at}"`

/** One index per declared list; each ends in the id, in the direction of its last field, so that orders are total. One for what is at hand. */
export function createIndexes(table: CollectionTable): string[] {
  const sorting = table.schema.indexes.flatMap((declared, at) => {
    const fields = declared.filter((field) => table.schema.fields[bare(field)] !== 'texts')
    const unknown = fields.find((field) => table.schema.fields[bare(field)] === undefined)
    if (unknown !== undefined) {
      throw new Error(`${table.schema.name}: the index field ${unknown} is not declared`)
    }
    const parts = [...fields, fields.at(-1)?.startsWith('-') === true ? '-_id' : '_id'].map(
      (field) => `${columnOf(bare(field))}${field.startsWith('-') ? ' desc' : ''}`,
    )
    return fields.length === 0
      ? []
      : [`create index if not exists ${indexName(table, at)} on ${table.name}(${parts.join(', ')}) where gone = 0`]
  })
  return [...sorting, ...createAtHand(table)]
}

export const atHandName = ({ name }: CollectionTable): string => `"${name.slice(1, -1)}_at_hand"`

/** The number of a document as that index holds it: rows stand in none by their own name, and texts are compared more slowly. */
export const numberOfId = 'cast(id as integer)'

function createAtHand(table: CollectionTable): string[] {
  const { atHand } = table.schema
  return atHand === undefined
    ? []
    : [
        `create index if not exists ${atHandName(table)} on ${table.name}(${[numberOfId, ...atHand.map(columnOf)].join(', ')}) where gone = 0`,
      ]
}

const lookUpName = (table: CollectionTable, field: string): string => `"${table.name.slice(1, -1)}_find_${field}"`

/** Finds the documents of one value, for folds. */
export const createLookUp = (table: CollectionTable, field: string): string =>
  `create index if not exists ${lookUpName(table, field)} on ${table.name}(${columnOf(field)}) where gone = 0`

/** Look-ups that served while a version had no indexes, and are not needed beside them. */
export const dropLookUps = (table: CollectionTable): string[] =>
  table.schema.indexes.flatMap(([first]) =>
    first === undefined ? [] : [`drop index if exists ${lookUpName(table, bare(first))}`],
  )

export function dropTables(table: CollectionTable): string[] {
  return [table.name, table.lists, table.counts, table.text]
    .filter((name) => name !== null)
    .map((name) => `drop table if exists ${name}`)
}
