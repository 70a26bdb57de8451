import fc from 'fast-check'
import { alertLimits, createAlertRequest } from '@deals/events'
import { anAlert } from '../../testing/alert-builders.ts'
import { countThresholds, emptyAlertForm, formFromAddress, formOfAlert } from './alert-form-values.ts'
import type { AlertErrors, AlertFormValues } from './alert-form-values.ts'
import { newAlertLink } from './alert-link.ts'
import { alertErrorsFrom, alertRequest } from './alert-request.ts'
import { factsOfAlert } from './alert-words.ts'
import { existingAlertIn } from './parse-alert-conflict.ts'
import { alertFromSearch } from './search-to-alert.ts'
import { needsSomething, validateAlertForm } from './validate-alert-form.ts'

const searched = (words: string) => alertFromSearch({ words, category: null, type: null })

describe('an alert from a search', () => {
  it('looks for the one word, or for all of several', () => {
    expect(searched('lego')).toMatchObject({ any: ['lego'] })
    expect(searched('lego "star wars" -used')).toMatchObject({ all: ['lego', '"star wars"'], none: ['used'] })
  })

  it('copies stores, categories and prices, and what the page narrows besides', () => {
    const words = 'kettle store:"North Audio" category:pets category:Laptops price<50 price>10.5'
    expect(alertFromSearch({ words, category: 'computers', type: 'sales' })).toEqual({
      any: ['kettle'],
      none: [],
      stores: ['north-audio'],
      categories: ['pets', 'computers'],
      subCategories: ['laptops'],
      types: ['sales'],
      priceMin: '10.5',
      priceMax: '50',
    })
  })

  it('prefers the prices that were chosen to those that were typed', () => {
    const search = { words: 'kettle price<50', category: null, type: null }
    expect(alertFromSearch({ ...search, price: { priceMin: 10, priceMax: 25 } })).toMatchObject({
      priceMin: '10',
      priceMax: '25',
    })
    expect(alertFromSearch({ ...search, price: { priceMin: 10 } })).toMatchObject({ priceMin: '10', priceMax: '50' })
  })

  it('leaves out what no alert can ask for', () => {
    expect(searched('a tv by:ann is:expired')).toMatchObject({ any: ['tv'], stores: [], categories: [] })
  })
})

describe('a link to a new alert', () => {
  it('brings back what it was made of', () => {
    const words = fc.uniqueArray(
      fc.string({ minLength: 1 }).filter((word) => word.trim() === word),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(words, words, words, (any, none, stores) => {
        const { searchParams } = new URL(newAlertLink({ any, none, stores, categories: ['pets'] }), 'http://localhost')
        expect(formFromAddress(searchParams)).toEqual({ ...emptyAlertForm, any, none, stores, categories: ['pets'] })
      }),
    )
  })

  it('cannot fill in what does not exist', () => {
    const params = new URLSearchParams('categories=nowhere&subCategories=nothing&types=poem&any=%20')
    expect(formFromAddress(params)).toEqual(emptyAlertForm)
  })
})

const elevenWords = Array.from({ length: 11 }, (_, nr) => `word ${nr}`)
const lego: AlertFormValues = { ...emptyAlertForm, any: ['lego'] }

describe('the form of an alert', () => {
  it.each<[string, Partial<AlertFormValues>, AlertErrors]>([
    ['looks for nothing', { any: [], none: ['used'] }, { any: needsSomething }],
    ['has a keyword of one letter', { all: ['x'] }, { all: 'A keyword has 2 to 50 characters' }],
    ['has too many words', { none: elevenWords }, { none: 'At most 10 keywords of a kind' }],
    ['wants no type of post', { types: [] }, { types: 'Choose a type of post' }],
    ['has a price that is none', { priceMin: 'cheap' }, { priceMin: 'Enter an amount such as 49.99' }],
    ['has a price too high', { priceMax: '1000000' }, { priceMax: 'A price is at most 999999.99' }],
    [
      'has prices turned round',
      { priceMin: '50', priceMax: '10' },
      { priceMax: 'The highest price is below the lowest' },
    ],
    ['has a discount of all', { minDiscount: '100' }, { minDiscount: 'Enter a whole number from 0 to 99' }],
    ['has a long name', { name: 'x'.repeat(61) }, { name: 'A name has at most 60 characters' }],
  ])('is refused when it %s', (_why, change, errors) => {
    expect(validateAlertForm({ ...lego, ...change })).toEqual(errors)
  })

  it.each<[string, Partial<AlertFormValues>]>([
    ['a keyword', {}],
    ['a word that is needed', { any: [], all: ['brick'] }],
    ['a category', { any: [], categories: ['pets'] }],
    ['a sub-category', { any: [], subCategories: ['laptops'] }],
    ['a store', { any: [], stores: ['norvik'] }],
  ])('may be saved with %s alone, and the server understands it', (_what, change) => {
    const form = { ...lego, ...change }
    expect(validateAlertForm(form)).toEqual({})
    expect(createAlertRequest.safeParse(alertRequest(form)).success).toBe(true)
  })

  it('of an alert asks for the same again', () => {
    const alert = anAlert({
      priceMax: 19.99,
      minDiscount: 30,
      minVotes: 25,
      minScore: 80,
      match: 'any',
      stores: ['norvik'],
    })
    const { id, active, snoozedUntil, createdAt, matches, lastMatchAt, ...asked } = alert
    expect([id, active, snoozedUntil, createdAt, matches, lastMatchAt]).toHaveLength(6)
    expect(alertRequest(formOfAlert(alert))).toEqual(asked)
  })

  it('counts a price range as one threshold', () => {
    expect(countThresholds(lego)).toBe(0)
    expect(countThresholds({ ...lego, priceMin: '1', priceMax: '9', minDiscount: '0', minVotes: '5' })).toBe(2)
  })

  it('shows at its own fields what the server found wrong', () => {
    const refused = { keywords: 'Too many', subCategories: 'Not known', device: 'Not allowed' }
    expect(alertErrorsFrom(refused)).toEqual({
      errors: { any: 'Too many', categories: 'Not known' },
      rest: ['Not allowed'],
    })
  })
})

describe('an alert in words', () => {
  const facts = (said: Parameters<typeof anAlert>[0]) => factsOfAlert(anAlert(said), (slug) => slug.toUpperCase())
  it.each<[Parameters<typeof anAlert>[0], readonly string[]]>([
    [{}, ['lego']],
    [
      { keywords: { any: ['lego', 'duplo'], all: ['star', 'wars'], none: ['used'] } },
      ['lego or duplo', 'star and wars', 'without used'],
    ],
    [
      { categories: ['pets'], subCategories: ['laptops'], stores: ['norvik'] },
      ['lego', 'Pets', 'Laptops', 'at NORVIK'],
    ],
    [{ types: ['discussion'] }, ['lego', 'Discussions']],
    [{ priceMin: 10, priceMax: 20 }, ['lego', '$10.00 to $20.00']],
    [{ priceMax: 20, currency: 'CAD' }, ['lego', '$20.00 CAD or less']],
    [{ currency: 'CAD' }, ['lego', 'CAD only']],
    [
      { minDiscount: 30, minVotes: 10, minScore: 80, lowestPriceOnly: true },
      ['lego', '30% off or more', '10 votes or more', 'score 80 or more', 'lowest price in 90 days'],
    ],
    [{ minDiscount: 30, minVotes: 10, match: 'any' }, ['lego', '30% off or more or 10 votes or more']],
  ])('%j', (said, told) => {
    expect(facts(said)).toEqual(told)
  })
})

it('a refusal names the alert that is there already', () => {
  expect(existingAlertIn({ message: 'You have it', id: 'alert-1' })).toBe('alert-1')
  expect(existingAlertIn({ message: `You already have ${alertLimits.alerts} alerts` })).toBeUndefined()
  expect(existingAlertIn(undefined)).toBeUndefined()
})
