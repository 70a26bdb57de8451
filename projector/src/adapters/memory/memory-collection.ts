import type { Position } from '@deals/events'
import type {
  Collection,
  CollectionSchema,
  Doc,
  Filter,
  FindOptions,
  Found,
  SearchHit,
} from '../../platform/read-models.ts'
import { checkCounted, checkFilter, checkNamed, checkValued } from '../check-filter.ts'
import { timesOf } from '../../platform/declared-value.ts'
import { inOrder } from '../compare.ts'
import { matches } from '../matches.ts'
import { parseFoundDoc, parseValues } from '../parse-stored.ts'
import { compareAge, indexedText, relevanceOf, stemmedTerms } from '../text-relevance.ts'
import { activeWith, type MemoryState } from './memory-state.ts'

type Living = Doc & { _id: string; _pos: Position }

function living(state: MemoryState, collection: string): Living[] {
  const documents = activeWith(state, collection)?.documents.get(collection)
  return [...(documents ?? [])].flatMap(([id, { pos, doc }]) => (doc === null ? [] : [{ ...doc, _id: id, _pos: pos }]))
}

function countsOf(docs: readonly Living[], field: string): Map<string | number, number> {
  const counts = new Map<string | number, number>()
  for (const { [field]: value } of docs) {
    if (typeof value === 'number' || typeof value === 'string') {
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return counts
}

const answersIn =
  (state: MemoryState, { name }: CollectionSchema) =>
  (filter: Filter) =>
    living(state, name).filter((doc) => matches(doc, filter))

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
  const answers = answersIn(state, schema)
  const find = (filter: Filter, { sort, skip = 0, limit }: FindOptions): Living[] => {
    checkFilter(schema, filter, sort)
    return answers(filter)
      .sort(inOrder(sort))
      .slice(skip, skip + limit)
  }
  return {
    get: async (id) => many([id]).get(id) ?? null,
    many: async (ids) => many(ids),
    async valuesOf(ids, fields) {
      checkNamed(schema, fields)
      return new Map([...many(ids)].map(([id, doc]) => [id, parseValues(fields, (field) => doc[field])]))
    },
    find: async (...question) => find(...question).map((doc) => parseFoundDoc<T>(doc)),
    idsOfEach: async (filters, options) => filters.map((filter) => find(filter, options).map(({ _id }) => _id)),
    ...countsIn(state, schema),
  }
}

type Counts = Pick<Collection<object>, 'count' | 'keptCount' | 'countPer' | 'countValues' | 'sum'>

function countsIn(state: MemoryState, schema: CollectionSchema): Counts {
  const answers = answersIn(state, schema)
  return {
    async count(filter, { atMost = Number.POSITIVE_INFINITY } = {}) {
      checkFilter(schema, filter)
      return Math.min(answers(filter).length, atMost)
    },
    keptCount: async () => null,
    async countPer(field, filter) {
      checkCounted(schema, field, filter)
      const counts = new Map<number, number>()
      for (const doc of answers(filter)) {
        const { [field]: value } = doc
        if (typeof value === 'number') {
          counts.set(value, (counts.get(value) ?? 0) + timesOf(schema, doc))
        }
      }
      return counts
    },
    async countValues(field, filter) {
      checkValued(schema, field, filter)
      return { counts: countsOf(answers(filter), field), isWhole: true }
    },
    async sum(field, filter) {
      checkCounted(schema, field, filter)
      return answers(filter).reduce((sum, { [field]: value }) => sum + (typeof value === 'number' ? value : 0), 0)
    },
  }
}

/** Full-text search by looking at all: the same hits as of a real index. */
export function searchMemory(
  state: MemoryState,
  schema: CollectionSchema,
  { query, filter, limit }: { query: string; filter: Filter; limit: number },
): SearchHit[] {
  checkFilter(schema, filter)
  const terms = stemmedTerms(query)
  return living(state, schema.name)
    .filter((doc) => matches(doc, filter))
    .flatMap((doc): SearchHit[] => {
      const relevance = relevanceOf(schema, indexedText(schema, doc), terms)
      return relevance === null ? [] : [{ id: doc._id, relevance }]
    })
    .sort(compareAge)
    .slice(0, limit)
}
