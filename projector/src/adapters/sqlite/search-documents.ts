import { limited } from '@deals/storage'
import type { Filter, SearchHit } from '../../platform/read-models.ts'
import { searchTerms } from '../search-terms.ts'
import { filterToSql } from './filter-to-sql.ts'
import type { Statements } from './sqlite-statements.ts'
import type { CollectionTable } from './tables.ts'

/** The best hits by weighted text relevance, of the documents that answer the filter. */
export function searchDocuments(
  statements: Statements,
  table: CollectionTable,
  { query, filter, limit }: { query: string; filter: Filter; limit: number },
): SearchHit[] {
  const asked = matchExpression(query)
  if (table.text === null || asked === null) {
    return []
  }
  const weights = table.textFields.map((field) => table.schema.search?.[field] ?? 1)
  // Documents are asked by their row, never looked up by other fields: the words are what narrows.
  const condition = filterToSql(table, filter, new Set())
  return statements.all<SearchHit>(
    `select t.id as id, -bm25(${table.text}, ${weights.map(() => '?').join(', ')}) as relevance
     from ${table.text} cross join ${table.name} t on t.rowid = ${table.text}.rowid
     where ${table.text} match ? and t.gone = 0 and ${condition.text}
     order by relevance desc, t.id ${limited}`,
    [...weights, asked, ...condition.values, limit],
  )
}

/** The words hold letters and digits only, so quotes around them are all that the language of matches needs. */
function matchExpression(query: string): string | null {
  const { wanted, unwanted } = searchTerms(query)
  const phrase = (words: readonly string[]) => `"${words.join(' ')}"`
  const without = unwanted.length === 0 ? '' : ` NOT (${unwanted.map(phrase).join(' OR ')})`
  return wanted.length === 0 ? null : `(${wanted.map(phrase).join(' AND ')})${without}`
}
