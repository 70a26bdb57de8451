import type { Doc, Filter } from '../../platform/read-models.ts'
import { textsIn } from '../../platform/declared-value.ts'
import { partsOf, type Scalar } from '../conditions.ts'
import { searchableText } from '../search-terms.ts'
import { keysColumn, type CollectionTable } from './tables.ts'

/** What the full-text index holds of a document, by column. */
export function searchedWords(table: CollectionTable, doc: Doc | null): string[] {
  const texts = table.textFields.map((field) => searchableText(doc?.[field]))
  const { searchKeys } = table.schema
  return searchKeys === undefined
    ? texts
    : [...texts, searchKeys.flatMap((key, at) => valuesOf(doc?.[key]).map((value) => keyWord(at, value))).join(' ')]
}

const valuesOf = (value: Doc[string]): string[] => (typeof value === 'string' ? [value] : textsIn(value))

/** One word for each value: letters and digits, and an end that no stemmer takes off. */
const keyWord = (at: number, value: string): string => `${at}k${Buffer.from(value).toString('hex')}0`

/** More values than these narrow little, and the lists of all their documents are walked through. */
const mostValues = 8

/** A filter as the full-text index can tell it, in expressions of matches, and what is left to be asked of documents. */
export interface KeysAsked {
  keys: readonly string[]
  rest: Filter
}

export function keysAsked(table: CollectionTable, filter: Filter): KeysAsked {
  const parts = partsOf(filter)
  const keys: string[] = []
  const rest: Filter = {}
  for (const [field, operators] of parts.fields) {
    const { $in, ...others } = operators
    const at = table.schema.searchKeys?.indexOf(field) ?? -1
    if (at !== -1 && isListed($in) && Object.keys(others).length === 0) {
      keys.push(`${keysColumn} : (${$in.map((value) => `"${keyWord(at, String(value))}"`).join(' OR ')})`)
    } else {
      rest[field] = operators
    }
  }
  const every = parts.every.map((part) => keysAsked(table, part))
  const left = every.map((part) => part.rest).filter((part) => Object.keys(part).length > 0)
  return {
    keys: [...keys, ...every.flatMap((part) => part.keys)],
    rest: { ...rest, ...(left.length > 0 && { $and: left }), ...(filter.$or !== undefined && { $or: filter.$or }) },
  }
}

const isListed = (values: readonly Scalar[] | undefined): values is readonly Scalar[] =>
  values !== undefined && values.length > 0 && values.length <= mostValues
