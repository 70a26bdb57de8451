import fc from 'fast-check'
import type { CollectionSchema, Doc, Filter } from '../../platform/read-models.ts'
import { searchableText } from '../search-terms.ts'

export interface Offer {
  price?: number
  status?: string
}

/** A collection that is searched: its ids are numbers, and the search knows of some fields. */
export const offers: CollectionSchema<Offer> = {
  name: 'offers',
  fields: { status: 'text', shop: 'text', price: 'number', tags: 'texts' },
  indexes: [['status']],
  search: { title: 4, text: 1, tags: 3 },
  searchKeys: ['status', 'shop', 'tags'],
  counts: [['status'], ['shop']],
  isNumbered: true,
}

const words = ['red', 'blue', 'lamp', 'desk']
const statuses = ['active', 'over', 'all-over']
// None of these is the other's word, whatever a search of words takes for the same.
const shops = ['a-b', 'ab', 'AB', 'abs', 'c']
const text = fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((said) => said.join(' '))
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const price = fc.integer({ min: 1, max: 3 })

const anyOffer: fc.Arbitrary<Doc> = fc.record({
  title: text,
  text: sometimes(text),
  tags: fc.uniqueArray(fc.constantFrom(...words), { maxLength: 2 }),
  status: fc.constantFrom(...statuses),
  shop: sometimes(fc.constantFrom(...shops)),
  price,
})

/** Batches in which documents come, change and go; some ids have a digit more than others. */
export const anyOffers = fc.array(
  fc.dictionary(fc.constantFrom('1', '2', '8', '9', '10', '11', '100'), fc.option(anyOffer, { freq: 6 }), {
    noNullPrototype: true,
  }),
  { minLength: 1, maxLength: 3 },
)

const someOf = (values: readonly string[]) => fc.subarray([...values], { minLength: 1 }).map(($in) => ({ $in }))
const conditions: Readonly<Record<string, fc.Arbitrary<Filter[string]>>> = {
  status: fc.oneof(fc.constantFrom(...statuses), someOf(statuses)),
  shop: fc.oneof(fc.constantFrom(...shops), someOf(shops), fc.constant({ $exists: false })),
  price: price.map(($gte) => ({ $gte })),
  tags: fc.constantFrom(...words),
}
const fieldsOf = (chosen: readonly string[]) =>
  fc.record(Object.fromEntries(Object.entries(conditions).filter(([field]) => chosen.includes(field))))
const anyFilter = fc
  .tuple(fc.subarray(Object.keys(conditions), { maxLength: 2 }).chain(fieldsOf), sometimes(someOf(statuses)))
  .map(([filter, status]): Filter => ({ ...filter, ...(status !== undefined && { $and: [{ status }] }) }))

/** A search by phrases, of which some are not wanted. */
export interface AskedWords {
  wanted: string[][]
  unwanted: string[][]
  filter: Filter
  limit: number
}
const anyPhrase = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 2 })

export const anyWords: fc.Arbitrary<AskedWords> = fc.record({
  wanted: fc.array(anyPhrase, { minLength: 1, maxLength: 2 }),
  unwanted: fc.array(anyPhrase, { maxLength: 1 }),
  filter: anyFilter,
  limit: fc.integer({ min: 1, max: 8 }),
})

export const typed = ({ wanted, unwanted }: AskedWords): string =>
  [...wanted.map((phrase) => `"${phrase.join(' ')}"`), ...unwanted.map((phrase) => `-"${phrase.join(' ')}"`)].join(' ')

const said = (value: Doc[string]): string => ` ${searchableText(value)} `

/** What a phrase counts in a document: the weights of the fields that hold it. */
export const weightIn = (doc: Doc, phrase: readonly string[]): number =>
  Object.entries(offers.search ?? {}).reduce(
    (sum, [field, weight]) => sum + (said(doc[field]).includes(` ${phrase.join(' ')} `) ? weight : 0),
    0,
  )
