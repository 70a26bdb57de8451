import { cardPrice, pagePrice } from './price.ts'

const usd = { currency: 'USD', subtitle: null } as const
const product = (price: number | null, originalPrice: number | null) =>
  ({ ...usd, type: 'product', price, originalPrice }) as const
const sale = (subtitle: string | null) => ({ ...usd, type: 'sales', price: 0, originalPrice: null, subtitle }) as const

describe('the price on a card', () => {
  it.each([
    ['a lower price', product(54.95, 119), { text: '$54.95', original: '$119.00', discount: 54 }],
    ['half the price', product(50, 100), { text: '$50.00', original: '$100.00', discount: 50 }],
    ['a higher price than before', product(120, 100), { text: '$120.00', original: null, discount: 0 }],
    ['no price before', product(19, null), { text: '$19.00', original: null, discount: 0 }],
    ['nothing, and nothing before', product(0, 0), { text: 'Free', isFree: true, original: null }],
    ['nothing instead of something', product(0, 39), { text: '$0.00', isFree: false, original: '$39.00' }],
    ['an unknown price', product(null, null), { text: null }],
    ['a sale', sale('Up to 60% off'), { text: 'Up to 60% off', discount: 0 }],
    ['a sale without words', sale(null), { text: 'Sale' }],
    ['a discussion', { ...sale(null), type: 'discussion' } as const, { text: null }],
  ])('of %s', (_case, post, shown) => {
    expect(cardPrice(post)).toMatchObject(shown)
  })
})

describe('the price on the page', () => {
  it.each([
    [product(0, 39), 'Free'],
    [product(-1, null), 'Free'],
    [product(10, 20), '$10.00'],
    [sale(null), 'Sale'],
  ])('is free for nothing or less', (post, text) => {
    expect(pagePrice(post).text).toBe(text)
  })
})
