import { originalText } from '@deals/storage/mongo'
import type { Collection, CollectionSchema, CountOf, Filter, Found, ValueCounts } from '../../platform/read-models.ts'
import { checkCounted, checkFilter, checkNamed, checkValued } from '../check-filter.ts'
import { parseFound, parseValues } from '../../platform/parse-stored.ts'
import { countValues } from './count-values.ts'
import { allOf, livingWith } from './filter-to-mongo.ts'
import type { Control } from './mongo-control.ts'
import { find, findByIds, readActive, type Reading, type Rows } from './read-active.ts'
import { idOf, type StoredDocument } from './stored-document.ts'

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
    async valuesOf(ids, fields) {
      checkNamed(schema, fields)
      if (!(await isDeclared(reading, schema, fields))) {
        const docs = [...(await many(ids))]
        return new Map(docs.map(([id, doc]) => [id, parseValues(fields, (field) => doc[field])]))
      }
      const rows = ids.length === 0 ? [] : await findByIds(reading, schema.name, { ids, fields })
      return new Map(rows.map((row) => [idOf(row), parseValues(fields, (field) => spelt(row[field]))]))
    },
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

/** A version that was made before a field was declared holds it in its documents alone. */
async function isDeclared(
  { active }: Reading,
  { name }: CollectionSchema,
  fields: readonly string[],
): Promise<boolean> {
  const declared = (await active.ofCollection(name))?.schemas.get(name)?.fields ?? {}
  return fields.every((field) => field in declared)
}

/** A text as it was before it was made comparable. */
const spelt = (value: unknown): unknown => (typeof value === 'string' ? originalText(value) : value)

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
