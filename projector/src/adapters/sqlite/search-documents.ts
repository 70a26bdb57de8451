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
  for (const field of table.textFields) {
    terms.wanted.forEach((phrase, at) => {
      const beside = terms.wanted[at + 1] ?? (at === 0 ? undefined : terms.wanted[0])
      rowsWith(statements, table, { field, phrase, beside, hits }).forEach((row) => {
        const known = relevances.get(row)
        if (known !== undefined) {
          relevances.set(row, known + (table.schema.search?.[field] ?? 1))
        }
      })
    })
  }
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

/**
 * Of the rows from the first to the last hit those that hold a phrase in a field; a phrase beside it, which all hits hold,
 * passes over most of the others. Bounds are only taken as integers.
 */
function rowsWith(
  statements: Statements,
  table: CollectionTable,
  { field, phrase, beside, hits }: { field: string; phrase: Phrase; beside: Phrase | undefined; hits: readonly Row[] },
): number[] {
  return statements.column<number>(
    `select rowid from ${table.text}
     where ${table.text} match ? and rowid between cast(? as integer) and cast(? as integer) order by rowid`,
    [
      `${columnOf(field)} : ${quoted(phrase)}${beside === undefined ? '' : ` AND ${quoted(beside)}`}`,
      hits.at(-1)?.row ?? 0,
      hits[0]?.row ?? 0,
    ],
  )
}

/** Words hold letters and digits only, so quotes around them are all that the language of matches needs. */
const quoted = (words: Phrase): string => `"${words.join(' ')}"`

function matchExpression({ textFields }: CollectionTable, { wanted, unwanted }: SearchTerms): string {
  const without = unwanted.length === 0 ? '' : ` NOT (${unwanted.map(quoted).join(' OR ')})`
  return `({${textFields.map(columnOf).join(' ')}} : ((${wanted.map(quoted).join(' AND ')})${without}))`
}
