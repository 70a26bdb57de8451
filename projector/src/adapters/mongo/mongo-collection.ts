import { askedTogether } from '@deals/storage'
import { sortableText } from '@deals/storage/mongo'
import type {
  Collection,
  CollectionSchema,
  CountOf,
  Filter,
  FindOptions,
  Found,
  SearchHit,
  ValueCounts,
} from '../../platform/read-models.ts'
import { compareText } from '../../platform/compare-text.ts'
import { checkCounted, checkFilter, checkValued } from '../check-filter.ts'
import { parseFound } from '../../platform/parse-stored.ts'
import { relevanceOf, stemmedTerms } from '../text-relevance.ts'
import type { ActiveVersion, ActiveVersions } from './active-versions.ts'
import { countValues } from './count-values.ts'
import { allOf, livingWith, sortToMongo, type MongoCondition } from './filter-to-mongo.ts'
import { batchSize, type Control } from './mongo-control.ts'
import { idOf, type StoredDocument } from './stored-document.ts'

/** What queries of one store need. */
export interface Reading {
  control: Control
  active: ActiveVersions
  /** Looks documents of a collection up by their ids, for all who ask at once. */
  rowsOf: (collection: string) => (ids: readonly string[]) => Promise<Rows>
}
type Rows = ReadonlyMap<string, StoredDocument>

export function readingOf(control: Control, active: ActiveVersions): Reading {
  const byCollection = new Map<string, ReturnType<Reading['rowsOf']>>()
  const reading: Reading = {
    control,
    active,
    rowsOf(collection) {
      const known =
        byCollection.get(collection) ?? askedTogether((asked) => rowsWith(reading, collection, asked.flat()))
      byCollection.set(collection, known)
      return known
    },
  }
  return reading
}

async function rowsWith(reading: Reading, collection: string, ids: readonly string[]): Promise<Rows> {
  const among = [...new Set(ids)].map(sortableText)
  const rows = await find(reading, collection, {
    condition: { _id: { $in: among }, _gone: false },
    limit: among.length,
  })
  return new Map(rows.map((row) => [idOf(row), row]))
}

export function mongoCollection<T extends object>(reading: Reading, schema: CollectionSchema): Collection<T> {
  const found = (rows: readonly StoredDocument[]) =>
    rows.map((row) => parseFound<T>({ id: idOf(row), pos: row._pos, doc: row._doc ?? '{}' }))
  const many = async (ids: readonly string[]): Promise<Map<string, Found<T>>> => {
    const rows: Rows = ids.length === 0 ? new Map() : await reading.rowsOf(schema.name)(ids)
    const mine = [...new Set(ids)].flatMap((id) => rows.get(id) ?? [])
    return new Map(found(mine).map((doc) => [doc._id, doc]))
  }
  return {
    get: async (id) => (await many([id])).get(id) ?? null,
    many,
    async find(filter, { sort, ...window }) {
      checkFilter(schema, filter, sort)
      return found(await find(reading, schema.name, { condition: livingWith(filter), sort, ...window }))
    },
    idsOfEach: (filters, { sort, ...window }) =>
      Promise.all(
        filters.map(async (filter) => {
          checkFilter(schema, filter, sort)
          const question = { condition: livingWith(filter), sort, ...window, fields: ['_id'] }
          return (await find(reading, schema.name, question)).map(idOf)
        }),
      ),
    ...countsIn(reading, schema),
  }
}

type Counts = Pick<Collection<object>, 'count' | 'keptCount' | 'countPer' | 'countValues' | 'sum'>

function countsIn(reading: Reading, schema: CollectionSchema): Counts {
  return {
    async count(filter, { atMost } = {}) {
      checkFilter(schema, filter)
      return readActive(reading, schema.name, {
        read: (documents) => documents.count(livingWith(filter), atMost === undefined ? {} : { limit: atMost }),
        isEmpty: (count) => count === 0,
        empty: 0,
      })
    },
    keptCount: async () => null,
    async countPer(field, filter) {
      checkCounted(schema, field, filter)
      const counts = await readActive<CountOf[]>(reading, schema.name, {
        read: (documents) => countEach(documents, { schema, field, filter }),
        isEmpty: (rows) => rows.length === 0,
        empty: [],
      })
      return new Map(counts.map(({ value, found: count }) => [value, count]))
    },
    async countValues(field, filter, { atMost }) {
      checkValued(schema, field, filter)
      return readActive<ValueCounts>(reading, schema.name, {
        read: (documents) => countValues(documents, { schema, field, filter, atMost }),
        isEmpty: ({ counts }) => counts.size === 0,
        empty: { counts: new Map(), isWhole: true },
      })
    },
    async sum(field, filter) {
      checkCounted(schema, field, filter)
      const read = (documents: Documents) => sumIn(documents, field, filter)
      return readActive(reading, schema.name, { read, isEmpty: (sum) => sum === 0, empty: 0 })
    },
  }
}

/** What a document adds to the count of its value. */
const timesIn = ({ times }: CollectionSchema) => (times === undefined ? 1 : { $ifNull: [`$${times}`, 1] })

type Documents = ReturnType<Control['documents']>

interface Counting {
  schema: CollectionSchema
  field: string
  filter: Filter
}

const countEach = (documents: Documents, { schema, field, filter }: Counting): Promise<CountOf[]> =>
  documents
    .aggregate<CountOf>([
      { $match: allOf([livingWith(filter), { [field]: { $exists: true } }]) },
      { $group: { _id: `$${field}`, found: { $sum: timesIn(schema) } } },
      { $project: { _id: 0, value: '$_id', found: 1 } },
    ])
    .toArray()

async function sumIn(documents: Documents, field: string, filter: Filter): Promise<number> {
  const stages = [{ $match: livingWith(filter) }, { $group: { _id: null, sum: { $sum: `$${field}` } } }]
  const [row] = await documents.aggregate<{ sum: number }>(stages).toArray()
  return row?.sum ?? 0
}

interface Question extends Partial<FindOptions> {
  condition: MongoCondition
  limit: number
  fields?: readonly string[]
}

const find = (
  reading: Reading,
  collection: string,
  { condition, sort = [], skip = 0, limit, fields = ['_pos', '_doc'] }: Question,
): Promise<StoredDocument[]> =>
  readActive<StoredDocument[]>(reading, collection, {
    read: (documents) =>
      documents
        .find(condition, {
          sort: sortToMongo(sort),
          skip,
          limit,
          batchSize,
          projection: Object.fromEntries(fields.map((field) => [field, 1])),
        })
        .toArray(),
    isEmpty: (rows) => rows.length === 0,
    empty: [],
  })

interface Read<T> {
  read: (documents: ReturnType<Control['documents']>) => Promise<T>
  isEmpty: (answer: T) => boolean
  empty: T
}

/**
 * Answers from the active version, or `empty` while there is none. A version may be switched and dropped within the
 * second that its name is remembered; its collection then answers with nothing at all, so that nothing is asked twice.
 */
async function readActive<T>(reading: Reading, collection: string, { read, isEmpty, empty }: Read<T>): Promise<T> {
  const { control, active } = reading
  const attempt = async (): Promise<{ answer: T; version: ActiveVersion | null }> => {
    const version = await active.ofCollection(collection)
    if (version === null) {
      return { answer: empty, version }
    }
    return { answer: await control.connection.run(() => read(control.documents(collection, version.version))), version }
  }
  const { answer, version } = await attempt()
  if (!isEmpty(answer) || version === null || (await active.isStill(version))) {
    return answer
  }
  active.forget()
  return (await attempt()).answer
}

/** More documents than these are not ranked; the ids of posts rise, so the newest are looked at. */
const mostCandidates = 10_000

/** The best hits by weighted text relevance: the server finds the words, and their texts are compared here. */
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
  const rows = await find(reading, schema.name, {
    condition: allOf([...words.map((word) => ({ _words: word })), livingWith(filter)]),
    sort: [['_id', -1]],
    limit: mostCandidates,
    fields: ['_text'],
  })
  return rows
    .flatMap((row): SearchHit[] => {
      const relevance = relevanceOf(schema, row._text ?? {}, terms)
      return relevance === null ? [] : [{ id: idOf(row), relevance }]
    })
    .sort((left, right) => right.relevance - left.relevance || compareText(left.id, right.id))
    .slice(0, limit)
}
