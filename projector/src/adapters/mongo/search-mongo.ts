import type { CollectionSchema, Filter, SearchHit } from '../../platform/read-models.ts'
import { checkFilter } from '../check-filter.ts'
import { compareAge, relevanceOf, stemmedTerms } from '../text-relevance.ts'
import { allOf, livingWith } from './filter-to-mongo.ts'
import { find, type Reading } from './read-active.ts'
import { idOf, numberField } from './stored-document.ts'

/** Hits of words of which so many do not stand together, as phrases want them, are not looked for any further. */
const mostCandidates = 10_000

/** The server finds the words, and their texts are compared here. */
export async function searchMongo(
  reading: Reading,
  schema: CollectionSchema,
  { query, filter, limit }: { query: string; filter: Filter; limit: number },
): Promise<SearchHit[]> {
  checkFilter(schema, filter)
  const terms = stemmedTerms(query)
  if (terms.wanted.length === 0 || schema.search === undefined) {
    return []
  }
  const words = [...new Set(terms.wanted.flat())]
  // Where words alone are asked for, all that the server finds are hits.
  const isPlain = terms.unwanted.length === 0 && terms.wanted.every((phrase) => phrase.length === 1)
  const rows = await find(reading, schema.name, {
    condition: allOf([...words.map((word) => ({ _words: word })), livingWith(filter)]),
    sort: [[schema.isNumbered === true ? numberField : '_id', -1]],
    limit: isPlain ? limit : mostCandidates,
    fields: ['_text'],
  })
  return rows
    .flatMap((row): SearchHit[] => {
      const relevance = relevanceOf(schema, row._text ?? {}, terms)
      return relevance === null ? [] : [{ id: idOf(row), relevance }]
    })
    .sort(compareAge)
    .slice(0, limit)
}
