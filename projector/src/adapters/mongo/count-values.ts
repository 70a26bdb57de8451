import { originalText } from '@deals/storage/mongo'
import type { CollectionSchema, Filter, ValueCounts } from '../../platform/read-models.ts'
import { startsFor } from '../check-filter.ts'
import { listedValues, startFilter } from '../conditions.ts'
import { allOf, livingWith } from './filter-to-mongo.ts'
import type { Control } from './mongo-control.ts'

interface CountingValues {
  schema: CollectionSchema
  field: string
  filter: Filter
  atMost: number
}
type Documents = ReturnType<Control['documents']>

/** Of the documents behind the narrowest start of an index, no more than may be looked at. */
export async function countValues(documents: Documents, counting: CountingValues): Promise<ValueCounts> {
  const { field, filter, atMost } = counting
  const { start, found } = await narrowestStart(documents, counting)
  const rows = await documents
    .aggregate<{ _id: string | number; found: number }>([
      { $match: livingWith(start) },
      { $limit: atMost },
      { $match: allOf([livingWith(filter), { [field]: { $exists: true } }]) },
      { $group: { _id: `$${field}`, found: { $sum: 1 } } },
    ])
    .toArray()
  const counts = rows.map(({ _id: value, found: count }) => [valueOf(value), count] as const)
  return { counts: new Map(counts), isWhole: found < atMost }
}

const valueOf = (value: string | number) => (typeof value === 'string' ? originalText(value) : value)

/** What an index holds of the filter, and how many documents there are of that, counted up to a limit. */
async function narrowestStart(documents: Documents, { schema, filter, atMost }: CountingValues) {
  const isNamed = listedValues(filter).has('_id')
  const starts = isNamed ? [{ fields: ['_id'] }] : [...startsFor(schema, filter), { fields: [] }]
  const counted = await Promise.all(
    starts.map(async ({ fields }) => {
      const start = startFilter(filter, { fields })
      return { start, found: await documents.count(livingWith(start), { limit: atMost }) }
    }),
  )
  const [narrowest = { start: {}, found: atMost }] = counted.sort((left, right) => left.found - right.found)
  return narrowest
}
