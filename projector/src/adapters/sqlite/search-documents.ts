import { limited } from '@deals/storage'
import type { Filter, SearchHit } from '../../platform/read-models.ts'
import { searchTerms, type SearchTerms } from '../search-terms.ts'
import { filterToSql } from './filter-to-sql.ts'
import { keysAsked } from './searched-words.ts'
import type { Statements } from './sqlite-statements.ts'
import { columnOf, type CollectionTable } from './tables.ts'

type Phrase = readonly string[]
/** A hit and its row: rows of the full-text index are those of the documents. */
interface Row {
  row: number
  id: string
}
export interface Searching {
  query: string
  filter: Filter
  limit: number
}

/**
 * The newest hits, with the weights of the fields that hold each phrase. SQLite's own rank counts all documents of a word
 * first, however few are wanted: 25 ms where a word stands in a million of them, and 0.1 for the newest 250.
 */
export function searchDocuments(statements: Statements, table: CollectionTable, searching: Searching): SearchHit[] {
  const terms = searchTerms(searching.query)
  const hits = newestHits(statements, table, { ...searching, terms })
  if (hits.length === 0) {
    return []
  }
  const relevances = new Map(hits.map(({ row }) => [row, 0]))
  terms.wanted.forEach((phrase, at) => {
    const beside = terms.wanted[at + 1] ?? (at === 0 ? undefined : terms.wanted[0])
    for (const { field, rows } of fieldsWith(statements, table, { phrase, beside, rows: [...relevances.keys()] })) {
      const weight = table.schema.search?.[field] ?? 1
      rows.forEach((row) => relevances.set(row, (relevances.get(row) ?? 0) + weight))
    }
  })
  return hits.map(({ row, id }) => ({ id, relevance: relevances.get(row) ?? 0 }))
}

/** The same without what they count: to tell it costs as much again, and more of common words. */
export const searchIds = (statements: Statements, table: CollectionTable, searching: Searching): string[] =>
  newestHits(statements, table, { ...searching, terms: searchTerms(searching.query) }).map(({ id }) => id)

function newestHits(
  statements: Statements,
  table: CollectionTable,
  { terms, filter, limit }: Searching & { terms: SearchTerms },
): Row[] {
  if (table.text === null || terms.wanted.length === 0) {
    return []
  }
  const { keys, others, rest } = keysAsked(statements, table, filter)
  const wanted = [matchExpression(table, terms), ...keys].join(' AND ')
  const asked = others.length === 0 ? wanted : `(${wanted}) NOT (${others.join(' OR ')})`
  if (table.schema.isNumbered === true && Object.keys(rest).length === 0) {
    const newest = `select rowid from ${table.text} where ${table.text} match ? order by rowid desc ${limited}`
    return statements.column<number>(newest, [asked, limit]).map((row) => ({ row, id: String(row) }))
  }
  // Documents are asked by their row, never looked up by other fields: the words are what narrows.
  const condition = filterToSql(table, rest, new Set())
  return statements.all<Row>(
    `select t.rowid as row, t.id as id from ${table.text} cross join ${table.name} t on t.rowid = ${table.text}.rowid
     where ${table.text} match ? and t.gone = 0 and ${condition.text} order by ${table.text}.rowid desc ${limited}`,
    [asked, ...condition.values, limit],
  )
}

interface Held {
  phrase: Phrase
  /** Another one that all rows hold. */
  beside: Phrase | undefined
  /** The newest first. */
  rows: readonly number[]
}

/**
 * Which of the rows, that all hold a phrase, hold it in which field. Most words stand in the first fields alone: where none
 * of the fields behind one holds it, that one does, and nothing more is asked.
 */
function fieldsWith(
  statements: Statements,
  table: CollectionTable,
  held: Held,
): { field: string; rows: readonly number[] }[] {
  let { rows } = held
  return table.textFields.flatMap((field, at) => {
    if (rows.length === 0) {
      return []
    }
    const behind = rowsWith(statements, table, { ...held, rows, fields: table.textFields.slice(at + 1) })
    const left = rows.filter((row) => behind.has(row))
    const both = rowsWith(statements, table, { ...held, rows: left, fields: [field] })
    const found = rows.filter((row) => !behind.has(row) || both.has(row))
    rows = left
    return [{ field, rows: found }]
  })
}

/**
 * Of the rows from the first to the last of these those that hold a phrase in one of the fields; the phrase beside it passes
 * over most of the others. Bounds are only taken as integers.
 */
function rowsWith(
  statements: Statements,
  table: CollectionTable,
  { fields, phrase, beside, rows }: Held & { fields: readonly string[] },
): ReadonlySet<number> {
  const [last, first] = [rows[0], rows.at(-1)]
  if (fields.length === 0 || first === undefined || last === undefined) {
    return new Set()
  }
  const asked = `{${fields.map(columnOf).join(' ')}} : ${quoted(phrase)}${beside === undefined ? '' : ` AND ${quoted(beside)}`}`
  return new Set(
    statements.column<number>(
      `select rowid from ${table.text}
       where ${table.text} match ? and rowid between cast(? as integer) and cast(? as integer) order by rowid`,
      [asked, first, last],
    ),
  )
}

/** Words hold letters and digits only, so quotes around them are all that the language of matches needs. */
const quoted = (words: Phrase): string => `"${words.join(' ')}"`

function matchExpression({ textFields }: CollectionTable, { wanted, unwanted }: SearchTerms): string {
  const without = unwanted.length === 0 ? '' : ` NOT (${unwanted.map(quoted).join(' OR ')})`
  return `({${textFields.map(columnOf).join(' ')}} : ((${wanted.map(quoted).join(' AND ')})${without}))`
}
