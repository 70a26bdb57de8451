import { namesNoStatus, operandsOf, placesOf, readSearch } from './read-search.ts'

describe('what is typed', () => {
  it('is taken apart into words and operators', () => {
    const query = '"noise cancelling" -used store:"North Audio" category:pets by:ann price<50 price>10.5 is:expired'
    expect(readSearch(query)).toEqual({
      text: '"noise cancelling" -used',
      stores: ['north audio'],
      categories: ['pets'],
      by: ['ann'],
      status: 'expired',
      priceBelow: 5000,
      priceAbove: 1050,
    })
  })

  it.each([
    ['gaming', 'gaming'],
    ['"Video Games"', 'gaming'],
    ['"tech & electronics"', 'techelectronics'],
    ['"Pet Toys"', 'pettoys'],
    ['nowhere', 'nowhere'],
  ])('names a place by its slug or its name: category:%s', (name, slug) => {
    expect(readSearch(`category:${name}`).categories).toEqual([slug])
  })

  it.each(['restore:me', 'price<', 'store:', 'half-price<deal'])(
    'is left alone where it is no operator: %s',
    (query) => {
      expect(readSearch(query).text).toBe(query)
    },
  )
})

it('what is named is told with where it stands', () => {
  expect(operandsOf('cat Store:"North Audio" price<5 category:pets store:""')).toEqual([
    { operator: 'store', value: 'North Audio', start: 4, end: 23 },
    { operator: 'category', value: 'pets', start: 32, end: 45 },
  ])
})

it.each([
  ['cat is:sold', true],
  ['IS:"Sold"', true],
  ['is:Expired', false],
  ['this:sold', false],
])('%s names a status that there is not: %p', (query, isUnknown) => {
  expect(namesNoStatus(query)).toBe(isUnknown)
})

it('a place is a category or a sub-category', () => {
  expect(placesOf(['pets', 'laptops', 'nowhere'])).toEqual({
    categories: ['pets', 'nowhere'],
    subCategories: ['laptops'],
  })
})
