import { stemOf, wordsOf } from '@deals/events'
import { compareText } from '../platform/compare-text.ts'
import type { CollectionSchema, Doc, SearchHit } from '../platform/read-models.ts'
import { searchableText, searchTerms } from './search-terms.ts'

/** The searchable text of a document by field: stems of its words, one space between two. */
export function indexedText(schema: CollectionSchema, doc: Doc): Record<string, string> {
  return Object.fromEntries(
    Object.keys(schema.search ?? {}).map((field) => [field, wordsOf(searchableText(doc[field])).map(stemOf).join(' ')]),
  )
}

export const wordsIn = (indexed: string): string[] => (indexed === '' ? [] : indexed.split(' '))

/** A search, stemmed: phrases of which all, and of which none, must occur. */
export interface StemmedTerms {
  wanted: readonly (readonly string[])[]
  unwanted: readonly (readonly string[])[]
}

export function stemmedTerms(query: string): StemmedTerms {
  const { wanted, unwanted } = searchTerms(query)
  const stemmed = (phrases: readonly (readonly string[])[]) => phrases.map((phrase) => phrase.map(stemOf))
  return { wanted: stemmed(wanted), unwanted: stemmed(unwanted) }
}

/** How well a text answers a search, or null when it does not: for each phrase the weights of the fields that hold it. */
export function relevanceOf(
  schema: CollectionSchema,
  indexed: Readonly<Record<string, string>>,
  { wanted, unwanted }: StemmedTerms,
): number | null {
  const fields = Object.entries(schema.search ?? {}).map(([field, weight]) => ({
    words: wordsIn(indexed[field] ?? ''),
    weight,
  }))
  const relevance = (phrase: readonly string[]) =>
    fields.reduce((sum, { words, weight }) => sum + (holds(words, phrase) ? weight : 0), 0)
  const found = wanted.map(relevance)
  const isAnswer = found.length > 0 && !found.includes(0) && !unwanted.some((phrase) => relevance(phrase) > 0)
  return isAnswer ? found.reduce((sum, one) => sum + one, 0) : null
}

/** Each phrase that a search wants, the fields in which a document has it, those first that count most, and what it counts for that. */
export function fieldsFoundIn(
  schema: CollectionSchema,
  doc: object,
  query: string,
): { words: string; fields: string[]; weight: number }[] {
  const weighs = (field: string) => weightOf(schema, [field])
  const indexed = Object.entries(indexedText(schema, { ...doc }))
    .map(([field, text]) => ({ field, words: wordsIn(text) }))
    .sort((left, right) => weighs(right.field) - weighs(left.field))
  return searchTerms(query).wanted.map((phrase) => {
    const stems = phrase.map(stemOf)
    const fields = indexed.filter(({ words }) => holds(words, stems)).map(({ field }) => field)
    return { words: phrase.join(' '), fields, weight: weightOf(schema, fields) }
  })
}

const weightOf = ({ search = {} }: CollectionSchema, fields: readonly string[]): number =>
  fields.reduce((sum, field) => sum + (search[field] ?? 0), 0)

const holds = (words: readonly string[], phrase: readonly string[]): boolean =>
  words.some((_, at) => phrase.every((word, offset) => words[at + offset] === word))

/** The newest first, where ids are numbers. */
export const compareAge = ({ id: left }: Pick<SearchHit, 'id'>, { id: right }: Pick<SearchHit, 'id'>): number =>
  Number(right) - Number(left) || compareText(left, right)
