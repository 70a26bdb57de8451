import fc from 'fast-check'
import { aSeenPost } from '../testing/sought-deals.ts'
import type { PostForAlerts, SoughtTerms } from './alert-conditions.ts'
import { keysOfAlert, keysOfPost } from './alert-keys.ts'
import type { AlertKeywords } from './alert-keywords.ts'
import { judgeMatch } from './alert-match.ts'

type Filters = SoughtTerms['filters']
const finds = (terms: SoughtTerms, post: PostForAlerts) => judgeMatch(terms, post).isMatch

const words = ['lego', 'duplo', 'sony', 'headphones', 'blue', 'used', '"blue lamp"', 'running shoes', '++']
const someWords = fc.uniqueArray(fc.constantFrom(...words), { maxLength: 3 })
const someOf = <T>(...values: T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 })
const someTerms = fc.record({
  keywords: fc.record({ any: someWords, all: someWords, none: someWords }),
  filters: fc.record({
    categories: someOf('techelectronics', 'home'),
    subCategories: someOf('headphonesearbuds', 'vacuums'),
    stores: someOf('north-audio', 'acme'),
    types: fc.constant(['product', 'sales'] as Filters['types']),
    currency: fc.constantFrom<Filters['currency']>('USD', 'CAD', 'both'),
    priceMin: fc.constantFrom(null, 1000),
    priceMax: fc.constantFrom(null, 6000),
    minDiscount: fc.constantFrom(0, 30),
    minVotes: fc.constantFrom(0, 10),
    minScore: fc.constantFrom(null, 70),
    lowestPriceOnly: fc.boolean(),
    match: fc.constantFrom<Filters['match']>('all', 'any'),
  }),
})
const somePost = fc
  .record({
    words: fc.array(fc.constantFrom('legos', 'Duplo', 'sony', 'headphone', 'a blue lamp', 'Runs', 'shoe', 'used'), {
      maxLength: 4,
    }),
    categorySlug: fc.constantFrom('techelectronics', 'home'),
    subCategorySlug: fc.constantFrom(null, 'headphonesearbuds'),
    storeSlug: fc.constantFrom(null, 'north-audio'),
    price: fc.constantFrom(null, 0, 5999),
    votes: fc.integer({ min: -5, max: 20 }),
    score: fc.constantFrom(null, 60, 80),
    isLowestPrice: fc.boolean(),
  })
  .map(aSeenPost)

describe('for any alert and any post', () => {
  const law = (holds: (terms: SoughtTerms, post: PostForAlerts, word: string) => boolean) =>
    fc.property(someTerms, somePost, fc.constantFrom(...words), holds)
  const often = { numRuns: 500 }
  const withWord = (terms: SoughtTerms, kind: keyof AlertKeywords, word: string): SoughtTerms => ({
    ...terms,
    keywords: { ...terms.keywords, [kind]: [...terms.keywords[kind], word] },
  })
  const withFilters = (terms: SoughtTerms, filters: Partial<Filters>): SoughtTerms => ({
    ...terms,
    filters: { ...terms.filters, ...filters },
  })
  const implies = (one: boolean, other: boolean) => !one || other

  it('an excluded word never adds a match', () => {
    fc.assert(
      law((terms, post, word) => implies(finds(withWord(terms, 'none', word), post), finds(terms, post))),
      often,
    )
  })
  it('one more word of which any is enough never takes a match away', () => {
    fc.assert(
      law((terms, post, word) => {
        const [first = 'lego'] = terms.keywords.any
        const asking = withWord(terms, 'any', first)
        return implies(finds(asking, post), finds(withWord(asking, 'any', word), post))
      }),
      often,
    )
  })
  it('one more word of which all are needed never adds a match to what was asked for', () => {
    fc.assert(
      law((terms, post, word) => {
        const asking = withWord(terms, 'all', 'lego')
        return implies(finds(withWord(asking, 'all', word), post), finds(asking, post))
      }),
      often,
    )
  })
  it('what meets all thresholds meets any', () => {
    fc.assert(
      law((terms, post) =>
        implies(finds(withFilters(terms, { match: 'all' }), post), finds(withFilters(terms, { match: 'any' }), post)),
      ),
      often,
    )
  })
  it('nothing is missing exactly when it is a match', () => {
    fc.assert(
      law((terms, post) => judgeMatch(terms, post).isMatch === (judgeMatch(terms, post).missing.length === 0)),
      often,
    )
  })
  it('a post has one of the keys of every alert that it matches', () => {
    let matches = 0
    fc.assert(
      law((terms, post) => {
        const keys = keysOfAlert(terms)
        matches += finds(terms, post) ? 1 : 0
        return implies(
          finds(terms, post),
          keysOfPost(post).some((key) => keys.includes(key)),
        )
      }),
      often,
    )
    expect(matches).toBeGreaterThan(0)
  })
})
