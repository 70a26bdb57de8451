import { aSeenPost, seeking } from '../testing/sought-deals.ts'
import type { PostForAlerts, SoughtTerms } from './alert-conditions.ts'
import { fromLines, toLines, type AlertKeywords } from './alert-keywords.ts'
import { firesAgain, judgeMatch, notTold } from './alert-match.ts'

type Filters = SoughtTerms['filters']
const finds = (terms: SoughtTerms, post: PostForAlerts) => judgeMatch(terms, post).isMatch

describe('keywords', () => {
  it.each<[what: string, asked: [keywords: Partial<AlertKeywords>, title: string], isFound: boolean]>([
    ['a word in another form', [{ any: ['headphone'] }, 'Sony Headphones'], true],
    ['a word with an accent', [{ any: ['cafe'] }, 'Café machine'], true],
    ['no part of a word', [{ any: ['phone'] }, 'Sony headphones'], false],
    ['one of several', [{ any: ['lego', 'sony'] }, 'Sony headphones'], true],
    ['none of several', [{ any: ['lego', 'duplo'] }, 'Sony headphones'], false],
    ['all of several', [{ all: ['sony', 'headphones'] }, 'Headphones by Sony'], true],
    ['not all of several', [{ all: ['sony', 'speaker'] }, 'Sony headphones'], false],
    ['all and any together', [{ all: ['sony'], any: ['lego'] }, 'Sony headphones'], false],
    ['a phrase', [{ any: ['"noise cancelling"'] }, 'With noise-cancelling foam'], true],
    ['a phrase that is torn apart', [{ any: ['"noise cancelling"'] }, 'Cancelling all noise'], false],
    ['words without quotes in any order', [{ any: ['noise cancelling'] }, 'Cancelling all noise'], true],
    ['words of which one is missing', [{ any: ['noise cancelling'] }, 'No noise'], false],
    ['a phrase and a word', [{ any: ['sony "noise cancelling"'] }, 'Noise cancelling, by Sony'], true],
    ['an excluded word', [{ any: ['sony'], none: ['used'] }, 'Sony headphones, used'], false],
    ['an excluded phrase that is not there', [{ any: ['sony'], none: ['"like new"'] }, 'New, and I like Sony'], true],
    ['a keyword of signs alone', [{ any: ['!?'] }, 'What!?'], false],
    ['nothing at all', [{}, 'Sony headphones'], false],
  ])('find %s', (_what, [keywords, title], isFound) => {
    expect(finds(seeking(keywords), aSeenPost({ words: [title] }))).toBe(isFound)
  })

  it('are not found across title and content', () => {
    expect(finds(seeking({ any: ['"blue lamp"'] }), aSeenPost({ words: ['Something blue', 'Lamp'] }))).toBe(false)
  })

  it('come back from the lines of an event as they were', () => {
    const keywords = { any: ['lego', '"star wars"'], all: [], none: ['used'] }
    expect(fromLines(toLines(keywords))).toEqual(keywords)
  })
})

describe('filters', () => {
  const sale = { type: 'sales', price: null, originalPrice: null } as const
  it.each<[what: string, given: [Partial<Filters>, Partial<PostForAlerts>], missing: string[]]>([
    ['its category', [{ categories: ['techelectronics'] }, {}], []],
    ['another category', [{ categories: ['home'] }, {}], ['It is in another category']],
    [
      'a sub-category though not its category',
      [{ categories: ['home'], subCategories: ['headphonesearbuds'] }, {}],
      [],
    ],
    ['its store', [{ stores: ['north-audio'] }, {}], []],
    ['another store', [{ stores: ['acme'] }, {}], ['It is from another store']],
    ['another type', [{ types: ['sales'] }, {}], ['It is a product']],
    ['its currency', [{ currency: 'USD' }, {}], []],
    ['another currency', [{ currency: 'CAD' }, {}], ['Its price is in USD']],
    ['another currency, of what has no price', [{ currency: 'CAD' }, sale], []],
    ['a price as high as may be', [{ priceMax: 5999 }, {}], []],
    ['a lower price', [{ priceMax: 5998 }, {}], ['Its price is $59.99, not $59.98 or less']],
    ['a higher price', [{ priceMin: 6000 }, {}], ['Its price is $59.99, not $60.00 or more']],
    ['a span of prices', [{ priceMin: 100, priceMax: 200 }, {}], ['Its price is $59.99, not $1.00 to $2.00']],
    ['a price, of what has none', [{ priceMax: 5999 }, sale], ['It has no price']],
    ['what is free', [{ priceMax: 0 }, { price: 0 }], []],
    ['a discount', [{ minDiscount: 40 }, {}], []],
    ['a higher discount', [{ minDiscount: 41 }, {}], ['Its discount is 40%, not 41% or more']],
    ['as many votes', [{ minVotes: 10 }, { votes: 10 }], []],
    ['more votes', [{ minVotes: 10 }, { votes: 1 }], ['It has 1 vote, not 10 or more']],
    ['a score', [{ minScore: 70 }, {}], []],
    ['a higher score', [{ minScore: 80 }, {}], ['Its score is 74, not 80 or more']],
    ['a score, of what has none', [{ minScore: 60 }, { score: null }], ['It has no score yet']],
    ['the lowest price', [{ lowestPriceOnly: true }, { isLowestPrice: true }], []],
    ['no lowest price', [{ lowestPriceOnly: true }, {}], ['Its price is not the lowest known in 90 days']],
  ])('asking for %s', (_what, [filters, post], missing) => {
    expect(judgeMatch(seeking({ any: ['sony'] }, filters), aSeenPost(post)).missing).toEqual(missing)
  })

  it('may ask for all thresholds or for any of them, and never for one alone of the rest', () => {
    const thresholds = { priceMax: 100, minVotes: 10 }
    expect(finds(seeking({ any: ['sony'] }, { ...thresholds, match: 'all' }), aSeenPost())).toBe(false)
    expect(finds(seeking({ any: ['sony'] }, { ...thresholds, match: 'any' }), aSeenPost())).toBe(true)
    expect(finds(seeking({ any: ['lego'] }, { ...thresholds, match: 'any' }), aSeenPost())).toBe(false)
    expect(finds(seeking({ any: ['sony'] }, { match: 'any' }), aSeenPost())).toBe(true)
  })

  it('say what was met', () => {
    const filters = {
      subCategories: ['headphonesearbuds'],
      stores: ['north-audio'],
      priceMax: 6000,
      minDiscount: 30,
      minVotes: 10,
      minScore: 70,
      match: 'any' as const,
      lowestPriceOnly: true,
    }
    const { met } = judgeMatch(seeking({ any: ['sony', 'lego'] }, filters), aSeenPost())
    expect(met.map(({ text }) => text)).toEqual([
      'Keyword: sony',
      'Sub-category: Headphones & Earbuds',
      'Store: North Audio',
      'Price: $60.00 or less',
      'Discount: 30% or more',
      'Votes: 10 or more',
      'Score: 70 or more',
    ])
  })
})

it.each<[string, Partial<PostForAlerts>, string | null]>([
  ['a live post of somebody else', {}, null],
  ['their own', { authorId: 'bob' }, 'It is your own post'],
  ['one that is over', { status: 'expired' }, 'The deal is over'],
  ['one that is held', { status: 'staff-review' }, 'It is not public'],
  ['one that is gone', { status: 'deleted' }, 'It is not public'],
  ['one from long ago', { publishedAt: -1 }, 'It was published more than 30 days ago'],
])('a member may be told of %s, or not', (_what, post, sentence) => {
  expect(notTold('bob', aSeenPost(post), 30 * 86_400_000)).toBe(sentence)
})

it.each<[number | null, number | null, boolean]>([
  [10_000, 9_500, true],
  [10_000, 9_501, false],
  [5_999, 5_699, true],
  [5_999, 5_700, false],
  [10_000, 10_500, false],
  [null, 5_000, false],
  [5_000, null, false],
  [0, 0, false],
])('a price that was %s and is %s is told again: %s', (told, price, isTold) => {
  expect(firesAgain(told, price)).toBe(isTold)
})
