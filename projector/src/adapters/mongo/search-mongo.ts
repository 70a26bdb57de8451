import type { CollectionSchema, Filter, SearchHit } from '../../platform/read-models.ts'
import { checkFilter } from '../check-filter.ts'
import { compareAge, relevanceOf, stemmedTerms, type StemmedTerms } from '../text-relevance.ts'
import { allOf, livingWith } from './filter-to-mongo.ts'
import { find, type Reading } from './read-active.ts'
import { idOf, numberField, type StoredDocument } from './stored-document.ts'

/** Hits of words of which so many do not stand together, as phrases want them, are not looked for any further. */
const mostCandidates = 10_000

interface Searching {
  query: string
  filter: Filter
  limit: number
}

/** The server finds the words, and their texts are compared here. */
export async function searchMongo(
  reading: Reading,
  schema: CollectionSchema,
  { query, ...searching }: Searching,
): Promise<SearchHit[]> {
  const terms = stemmedTerms(query)
  const rows = await rowsWith(reading, schema, { ...searching, terms, fields: ['_text'] })
  return rows
    .flatMap((row): SearchHit[] => {
      const relevance = relevanceOf(schema, row._text ?? {}, terms)
      return relevance === null ? [] : [{ id: idOf(row), relevance }]
    })
    .sort(compareAge)
    .slice(0, searching.limit)
}

export async function searchIdsMongo(
  reading: Reading,
  schema: CollectionSchema,
  { query, ...searching }: Searching,
): Promise<string[]> {
  const terms = stemmedTerms(query)
  if (!isPlain(terms)) {
    return (await searchMongo(reading, schema, { query, ...searching })).map(({ id }) => id)
  }
  const rows = await rowsWith(reading, schema, { ...searching, terms, fields: ['_id'] })
  const hits = rows.map((row) => ({ id: idOf(row) }))
  return hits.sort(compareAge).map(({ id }) => id)
}

/** Where words alone are asked for and left out, all that the server finds are hits. */
const isPlain = ({ wanted, unwanted }: StemmedTerms): boolean => [...wanted, ...unwanted].every(isWord)

const isWord = (phrase: readonly string[]): boolean => phrase.length === 1

async function rowsWith(
  reading: Reading,
  schema: CollectionSchema,
  asked: { terms: StemmedTerms; filter: Filter; limit: number; fields: readonly string[] },
): Promise<StoredDocument[]> {
  const { terms, filter, limit, fields } = asked
  checkFilter(schema, filter)
  if (terms.wanted.length === 0 || schema.search === undefined) {
    return []
  }
  const words = [...new Set(terms.wanted.flat())]
  const others = terms.unwanted.filter(isWord).flat()
  return find(reading, schema.name, {
    condition: allOf([
      ...words.map((word) => ({ _words: word })),
      ...(others.length === 0 ? [] : [{ _words: { $nin: others } }]),
      livingWith(filter),
    ]),
    sort: [[schema.isNumbered === true ? numberField : '_id', -1]],
    limit: isPlain(terms) ? limit : mostCandidates,
    fields,
  })
}
