import type { Doc, Filter } from '../../platform/read-models.ts'
import { textsIn } from '../../platform/declared-value.ts'
import { partsOf, type Scalar } from '../conditions.ts'
import { searchableText } from '../search-terms.ts'
import { countsByItself } from './kept-counts.ts'
import type { Statements } from './sqlite-statements.ts'
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
  /** What must not match. */
  others: readonly string[]
  rest: Filter
}

export function keysAsked(statements: Statements, table: CollectionTable, filter: Filter): KeysAsked {
  const parts = partsOf(filter)
  const keys: string[] = []
  const others: string[] = []
  const rest: Filter = {}
  for (const [field, operators] of parts.fields) {
    const { $in, ...more } = operators
    const at = table.schema.searchKeys?.indexOf(field) ?? -1
    if (at !== -1 && isListed($in) && Object.keys(more).length === 0) {
      const unwanted = unwantedOf(statements, table, { field, wanted: $in })
      const [asked, values] = unwanted === null ? [keys, $in] : [others, unwanted]
      asked.push(...keysOf(at, values))
    } else {
      rest[field] = operators
    }
  }
  const every = parts.every.map((part) => keysAsked(statements, table, part))
  const left = every.map((part) => part.rest).filter((part) => Object.keys(part).length > 0)
  return {
    keys: [...keys, ...every.flatMap((part) => part.keys)],
    others: [...others, ...every.flatMap((part) => part.others)],
    rest: { ...rest, ...(left.length > 0 && { $and: left }), ...(filter.$or !== undefined && { $or: filter.$or }) },
  }
}

const keysOf = (at: number, values: readonly Scalar[]): string[] =>
  values.length === 0
    ? []
    : [`${keysColumn} : (${values.map((value) => `"${keyWord(at, String(value))}"`).join(' OR ')})`]

/**
 * All other values there are, where fewer documents have these: between two hits the list of all documents of a value is
 * walked through. Null where that is not known, or would be more.
 */
function unwantedOf(
  statements: Statements,
  table: CollectionTable,
  { field, wanted }: { field: string; wanted: readonly Scalar[] },
): string[] | null {
  const counted = countsByItself(table, field)
  if (counted === null) {
    return null
  }
  const counts = statements.all<{ value: string | null; found: number }>(counted.text, counted.values)
  const others = counts.filter(({ value, found }) => found > 0 && (value === null || !wanted.includes(value)))
  const sum = (some: typeof counts) => some.reduce((total, { found }) => total + found, 0)
  const values = others.flatMap(({ value }) => value ?? [])
  // Who has no value has no word for it either.
  const isTold = values.length === others.length && values.length <= mostValues
  return isTold && 2 * sum(others) < sum(counts) ? values : null
}

const isListed = (values: readonly Scalar[] | undefined): values is readonly Scalar[] =>
  values !== undefined && values.length > 0 && values.length <= mostValues
