import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { alertCurrencies, alertMatchings, postTypes, type SoughtTerms } from '@deals/events'
import { digestOfSearch, isSameSearch } from './same-terms.ts'

const texts = fc.array(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), { maxLength: 4 })
const amount = fc.option(fc.integer())
const terms: fc.Arbitrary<SoughtTerms> = fc.record({
  keywords: fc.record({ any: texts, all: texts, none: texts }),
  filters: fc.record({
    categories: texts,
    subCategories: texts,
    stores: texts,
    types: fc.subarray([...postTypes]),
    currency: fc.constantFrom(...alertCurrencies),
    match: fc.constantFrom(...alertMatchings),
    priceMin: amount,
    priceMax: amount,
    minScore: amount,
    minDiscount: fc.integer(),
    minVotes: fc.integer(),
    lowestPriceOnly: fc.boolean(),
  }),
})

const sorted = (some: readonly string[]) => some.map((text) => text.toLowerCase()).toSorted()

/** How the names of places that lie in the log were made. */
function digestInLog({ keywords, filters }: SoughtTerms): string {
  const { categories, subCategories, stores, types } = filters
  const said = {
    any: sorted(keywords.any),
    all: sorted(keywords.all),
    none: sorted(keywords.none),
    ...filters,
    categories: sorted(categories),
    subCategories: sorted(subCategories),
    stores: sorted(stores),
    types: sorted(types),
  }
  const inOrder = Object.fromEntries(Object.entries(said).toSorted(([left], [right]) => (left < right ? -1 : 1)))
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('base64url')
}

it('finds the place of a search that lies in the log', () => {
  fc.assert(fc.property(terms, (some) => expect(digestOfSearch(some)).toBe(digestInLog(some))))
})

it('is the same for a search that is said in another order', () => {
  fc.assert(
    fc.property(terms, ({ keywords, filters }) => {
      const { any } = keywords
      const other = {
        filters: { ...filters, stores: filters.stores.toReversed() },
        keywords: { ...keywords, any: any.toReversed() },
      }
      expect(isSameSearch({ keywords, filters }, other)).toBe(true)
    }),
  )
})
