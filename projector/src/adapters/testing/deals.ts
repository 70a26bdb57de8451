import fc from 'fast-check'
import { beforeFirst, laterOf, positionFrom } from '@deals/events'
import { emptyDigest } from '../../platform/digest.ts'
import { wholeLog, type ProjectionStore, type VersionRef } from '../../platform/projection-store.ts'
import type { CollectionSchema, Condition, Doc, Filter, Sort } from '../../platform/read-models.ts'

/** A collection with a field of each type and an index of each kind. */
export const deals: CollectionSchema<Deal> = {
  name: 'deals',
  fields: {
    status: 'text',
    type: 'text',
    best: 'number',
    price: 'number',
    hot: 'boolean',
    tags: 'texts',
    shops: 'texts',
  },
  indexes: [
    ['status', 'type', '-best'],
    ['status', '-best', 'price'],
    ['-best'],
    ['hot', 'price'],
    ['price'],
    ['status'],
    ['type'],
  ],
  counts: [
    ['status', 'type', 'hot'],
    ['status', 'tags'],
    ['price', 'shops'],
    ['status', 'price'],
  ],
  search: { title: 4, tags: 1 },
}

export interface Deal {
  status?: string
  best?: number
  price?: number
  hot?: boolean
  tags?: string[]
  title?: string
}

export const anything = { code: 'deals:1', collections: [deals], state: 'fed', indexed: true } as const

/** A version of the projection `deals`, ready to be written. */
export const dealsVersion = (store: ProjectionStore): Promise<VersionRef> => store.create('deals', anything)

/** Writes documents at one position, as a batch would. */
export async function putAll(
  store: ProjectionStore,
  ref: VersionRef,
  given: { docs: Readonly<Record<string, Doc | null>>; pos?: number; collection?: string },
): Promise<void> {
  const { docs, pos: at = 1, collection = deals.name } = given
  const writer = store.writer(ref)
  const [from, pos] = [(await writer.checkpoint(wholeLog))?.position ?? beforeFirst, positionFrom(at)]
  const puts = Object.entries(docs).map(([id, doc]) => ({ collection, id, pos, doc }))
  await writer.commit({ puts, partition: wholeLog, from, to: laterOf(from, pos), digest: emptyDigest })
}

// Few values, so that random filters meet random documents; some sort differently by bytes than by UTF-16 units.
const statuses = ['', 'active', 'Active', 'expired', 'äctive', '\u{1f600}', '\uffee']
const types = ['coupon', 'product', 'sales']
const tags = ['a', 'b', 'c', '\u{1f600}']
const number = fc.constantFrom(-2.5, -1, 0, 1, 2, 3.25, 1e15)

const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

const anyDoc: fc.Arbitrary<Doc> = fc.record({
  status: sometimes(fc.constantFrom(...statuses)),
  type: sometimes(fc.constantFrom(...types)),
  best: sometimes(number),
  price: sometimes(number),
  hot: sometimes(fc.boolean()),
  tags: sometimes(fc.array(fc.constantFrom(...tags), { maxLength: 3 })),
  shops: sometimes(fc.array(fc.constantFrom(...tags), { maxLength: 1 })),
  title: sometimes(fc.constantFrom('one', 'two three')),
  nested: sometimes(fc.jsonValue({ maxDepth: 1 }).map((held) => JSON.parse(JSON.stringify(held)) as Doc[string])),
})

/** Documents by id; null is one that was removed. */
export const anyDocuments = fc.dictionary(
  fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz', 'Z', '\u{1f600}', '\uffee', '10', '9'),
  fc.option(anyDoc, { freq: 8 }),
  { maxKeys: 25 },
)

const conditionOn = (value: fc.Arbitrary<string | number>): fc.Arbitrary<Condition> =>
  fc.oneof(
    value,
    fc.array(value, { maxLength: 3 }).map(($in) => ({ $in })),
    fc.array(value, { maxLength: 3 }).map(($nin) => ({ $nin })),
    value.map(($ne) => ({ $ne })),
    fc.boolean().map(($exists) => ({ $exists })),
    fc
      .record({ $gt: value, $gte: value, $lt: value, $lte: value }, { requiredKeys: [] })
      .filter((range) => Object.keys(range).length > 0),
  )
const onList = fc.oneof(
  fc.constantFrom(...tags),
  fc.array(fc.constantFrom(...tags), { maxLength: 3 }).map(($in) => ({ $in })),
)
const onBoolean = fc.oneof(
  fc.boolean(),
  fc.boolean().map(($ne) => ({ $ne })),
  fc.array(fc.boolean()).map(($in) => ({ $in })),
)

const conditions: Readonly<Record<string, fc.Arbitrary<Condition>>> = {
  status: conditionOn(fc.constantFrom(...statuses)),
  type: conditionOn(fc.constantFrom(...types)),
  best: conditionOn(number),
  price: conditionOn(number),
  hot: onBoolean,
  tags: onList,
  shops: onList,
  _id: conditionOn(fc.constantFrom('a', 'b', 'm', 'Z', '\u{1f600}')),
}

/** Few conditions at once: more of them hardly ever leave a document to be compared. */
const anyConditions: fc.Arbitrary<Filter> = fc
  .subarray(Object.entries(conditions), { maxLength: 2 })
  .chain((chosen) => fc.record(Object.fromEntries(chosen)))

const parts = fc.array(
  fc
    .subarray(['status', 'tags', 'best'] as const, { maxLength: 2 })
    .chain((chosen) => fc.record(Object.fromEntries(chosen.map((field) => [field, conditions[field] ?? onList])))),
  { minLength: 1, maxLength: 3 },
)

const anyFilter: fc.Arbitrary<Filter> = fc
  .tuple(anyConditions, fc.option(parts, { nil: undefined, freq: 1 }), fc.option(parts, { nil: undefined, freq: 1 }))
  .map(([conditions, $and, $or]) => ({ ...conditions, ...($and && { $and }), ...($or && { $or }) }))

/** Orders that some index gives whatever the filter, and both directions of each. */
const anySort: fc.Arbitrary<Sort> = fc.constantFrom<Sort>(
  [],
  [['_id', -1]],
  [['best', -1]],
  [['best', 1]],
  [['price', 1]],
  [['price', -1]],
  [['status', 1]],
  [
    ['status', -1],
    ['type', -1],
  ],
  [
    ['status', 1],
    ['type', 1],
    ['best', -1],
  ],
  [
    ['hot', -1],
    ['price', -1],
  ],
)

export const anyQuestion = fc.record({
  filter: anyFilter,
  sort: anySort,
  skip: fc.nat({ max: 6 }),
  limit: fc.integer({ min: 1, max: 12 }),
})
