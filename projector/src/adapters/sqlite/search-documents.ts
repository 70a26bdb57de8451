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
interface Searching {
  terms: SearchTerms
  filter: Filter
  limit: number
}

/**
 * The newest hits, with the weights of the fields that hold each phrase. SQLite's own rank counts all documents of a word
 * first, however few are wanted: 25 ms where a word stands in a million of them, and 0.1 for the newest 250.
 */
export function searchDocuments(
  statements: Statements,
  table: CollectionTable,
  { query, filter, limit }: { query: string; filter: Filter; limit: number },
): SearchHit[] {
  const terms = searchTerms(query)
  if (table.text === null || terms.wanted.length === 0) {
    return []
  }
  const hits = newestHits(statements, table, { terms, filter, limit })
  if (hits.length === 0) {
    return []
  }
  const relevances = new Map(hits.map(({ row }) => [row, 0]))
  for (const field of table.textFields) {
    for (const phrase of terms.wanted) {
      rowsWith(statements, table, { field, phrase, hits }).forEach((row) => {
        const known = relevances.get(row)
        if (known !== undefined) {
          relevances.set(row, known + (table.schema.search?.[field] ?? 1))
        }
      })
    }
  }
  return hits.map(({ row, id }) => ({ id, relevance: relevances.get(row) ?? 0 }))
}

function newestHits(statements: Statements, table: CollectionTable, { terms, filter, limit }: Searching): Row[] {
  const { keys, rest } = keysAsked(table, filter)
  const asked = [matchExpression(table, terms), ...keys].join(' AND ')
  const index = table.text ?? ''
  if (table.schema.isNumbered === true && Object.keys(rest).length === 0) {
    const newest = `select rowid from ${index} where ${index} match ? order by rowid desc ${limited}`
    return statements.column<number>(newest, [asked, limit]).map((row) => ({ row, id: String(row) }))
  }
  // Documents are asked by their row, never looked up by other fields: the words are what narrows.
  const condition = filterToSql(table, rest, new Set())
  return statements.all<Row>(
    `select t.rowid as row, t.id as id from ${index} cross join ${table.name} t on t.rowid = ${index}.rowid
     where ${index} match ? and t.gone = 0 and ${condition.text} order by ${index}.rowid desc ${limited}`,
    [asked, ...condition.values, limit],
  )
}

/** Of the rows from the first to the last hit those that hold a phrase in a field. Bounds are only taken as integers. */
function rowsWith(
  statements: Statements,
  table: CollectionTable,
  { field, phrase, hits }: { field: string; phrase: Phrase; hits: readonly Row[] },
): number[] {
  return statements.column<number>(
    `select rowid from ${table.text}
     where ${table.text} match ? and rowid between cast(? as integer) and cast(? as integer) order by rowid`,
    [`${columnOf(field)} : ${quoted(phrase)}`, hits.at(-1)?.row ?? 0, hits[0]?.row ?? 0],
  )
}

/** Words hold letters and digits only, so quotes around them are all that the language of matches needs. */
const quoted = (words: Phrase): string => `"${words.join(' ')}"`

function matchExpression({ textFields }: CollectionTable, { wanted, unwanted }: SearchTerms): string {
  const without = unwanted.length === 0 ? '' : ` NOT (${unwanted.map(quoted).join(' OR ')})`
  return `({${textFields.map(columnOf).join(' ')}} : ((${wanted.map(quoted).join(' AND ')})${without}))`
}
