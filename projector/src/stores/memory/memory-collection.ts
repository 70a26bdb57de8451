import type { Collection, CollectionSchema, Doc, Filter, Found, SearchHit } from '../../platform/read-models.ts'
import { checkFilter } from '../check-filter.ts'
import { compareText } from '../../platform/compare-text.ts'
import { inOrder } from '../compare.ts'
import { matches } from '../matches.ts'
import { searchableText, searchTerms, wordsOf } from '../search-terms.ts'
import { parseFoundDoc } from './parse-found.ts'
import { activeWith, type MemoryState } from './memory-state.ts'

type Living = Doc & { _id: string; _pos: number }

function living(state: MemoryState, collection: string): Living[] {
  const documents = activeWith(state, collection)?.documents.get(collection)
  return [...(documents ?? [])].flatMap(([id, { pos, doc }]) => (doc === null ? [] : [{ ...doc, _id: id, _pos: pos }]))
}

export function memoryCollection<T extends object>(state: MemoryState, schema: CollectionSchema): Collection<T> {
  const many = (ids: readonly string[]): Map<string, Found<T>> => {
    const documents = activeWith(state, schema.name)?.documents.get(schema.name)
    return new Map(
      ids.flatMap((id) => {
        const found = documents?.get(id)
        return found?.doc ? [[id, parseFoundDoc<T>({ ...found.doc, _id: id, _pos: found.pos })]] : []
      }),
    )
  }
  const answers = (filter: Filter) => living(state, schema.name).filter((doc) => matches(doc, filter))
  return {
    get: async (id) => many([id]).get(id) ?? null,
    many: async (ids) => many(ids),
    async find(filter, { sort, skip = 0, limit }) {
      checkFilter(schema, filter, sort)
      return answers(filter)
        .sort(inOrder(sort))
        .slice(skip, skip + limit)
        .map((doc) => parseFoundDoc<T>(doc))
    },
    async count(filter, { atMost = Number.POSITIVE_INFINITY } = {}) {
      checkFilter(schema, filter)
      return Math.min(answers(filter).length, atMost)
    },
  }
}

/** Enough of a stem for tests: the plural is found by the singular. */
const stem = (word: string): string => (word.length > 3 ? word.replace(/(?<=(x|z|s|ch|sh))es$|(?<!s)s$/u, '') : word)

const occurrences = (words: readonly string[], phrase: readonly string[]): number =>
  words.filter((_, at) => phrase.every((word, offset) => words[at + offset] === word)).length

/** Full-text search by counting: the same documents as a real index, and the same order in clear cases. */
export function searchMemory(
  state: MemoryState,
  schema: CollectionSchema,
  { query, filter, limit }: { query: string; filter: Filter; limit: number },
): SearchHit[] {
  checkFilter(schema, filter)
  const { wanted, unwanted } = searchTerms(query)
  const relevanceOf = (doc: Living, phrase: readonly string[]): number =>
    Object.entries(schema.search ?? {}).reduce((sum, [field, weight]) => {
      const words = wordsOf(searchableText(doc[field])).map(stem)
      return sum + (weight * occurrences(words, phrase.map(stem))) / (1 + words.length / 100)
    }, 0)
  return living(state, schema.name)
    .filter((doc) => wanted.length > 0 && matches(doc, filter))
    .filter((doc) => wanted.every((phrase) => relevanceOf(doc, phrase) > 0))
    .filter((doc) => !unwanted.some((phrase) => relevanceOf(doc, phrase) > 0))
    .map((doc) => ({ id: doc._id, relevance: wanted.reduce((sum, phrase) => sum + relevanceOf(doc, phrase), 0) }))
    .sort((left, right) => right.relevance - left.relevance || compareText(left.id, right.id))
    .slice(0, limit)
}
