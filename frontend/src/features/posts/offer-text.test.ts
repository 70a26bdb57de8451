import { offerText } from './offer-text.ts'

const post = { type: 'product', price: 12, shippingCost: null, currency: 'USD', categorySlug: 'grocery' } as const

it.each([
  ['Sparkling water, 12 × 330 ml', {}, '$3.03 per L'],
  ['Sparkling water, 12 × 330 ml', { shippingCost: 3 }, '$3.79 per L with shipping'],
  ['Sparkling water, 12 × 330 ml', { shippingCost: 0, currency: 'CAD' as const }, '$3.03 per L'],
  ['Desk lamp, 2-pack', {}, '$6.00 each'],
  ['Desk lamp, 2-pack', { price: 0 }, null],
  ['Paper clips, 2000 count', {}, null],
  ['Desk lamp', {}, null],
  ['StreamBox $12 a month', {}, 'a month'],
  ['StreamBox $12 a month', { price: 30 }, null],
  ['StreamBox: $0 first month then $12/month', { price: 0 }, 'to begin with, then more'],
  ['Everything, 2-pack', { type: 'sales' as const, price: 0 }, null],
])('%s, %j: %s', (title, over, expected) => {
  expect(offerText({ ...post, title, ...over })).toBe(expected)
})
