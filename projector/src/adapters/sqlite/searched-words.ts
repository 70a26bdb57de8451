import type { Doc, Filter } from '../../platform/read-models.ts'
import { listedValues } from '../conditions.ts'
import { searchableText } from '../search-terms.ts'
import { keysColumn, type CollectionTable } from './tables.ts'

/** What the full-text index holds of a document, by column. */
export function searchedWords(table: CollectionTable, doc: Doc | null): string[] {
  const texts = table.textFields.map((field) => searchableText(doc?.[field]))
  const { searchKeys } = table.schema
  return searchKeys === undefined ? texts : [...texts, searchKeys.flatMap((key) => keyWords(key, doc?.[key])).join(' ')]
}

const keyWords = (key: string, value: Doc[string]): string[] => (typeof value === 'string' ? [keyWord(key, value)] : [])

/** One word of letters and digits. Two values may share it: what they find is compared with the filter all the same. */
const keyWord = (key: string, value: string): string => `${key}${value}`.replaceAll(/[^a-zA-Z0-9]/g, '')

/** More values than these narrow little, and the lists of all their documents are walked through. */
const mostValues = 8

/** What a filter asks of the search keys, as an expression of matches behind another. */
export function keysAsked({ schema: { searchKeys = [] } }: CollectionTable, filter: Filter): string {
  const listed = listedValues(filter)
  return searchKeys
    .map((key) => (listed.get(key) ?? []).map((value) => `"${keyWord(key, String(value))}"`))
    .filter(({ length }) => length > 0 && length <= mostValues)
    .map((words) => ` AND (${keysColumn} : (${words.join(' OR ')}))`)
    .join('')
}
