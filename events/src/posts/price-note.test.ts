import { priceNoteOf } from './price-note.ts'

const post = { type: 'product', price: 1200, categorySlug: 'grocery' } as const

it.each([
  ['Sparkling water, 12 × 330 ml', {}, '$3.03 per L'],
  ['Sparkling water, 12 × 330 ml', { shippingCost: 300 }, '$3.79 per L with shipping'],
  ['Sparkling water, 12 × 330 ml', { shippingCost: 0 }, '$3.03 per L'],
  ['Desk lamp, 2-pack', {}, '$6.00 per piece'],
  ['Desk lamp, 2-pack', { price: 0 }, undefined],
  ['Paper clips, 4000 count', {}, undefined],
  ['Desk lamp', {}, undefined],
  ['StreamBox $12 a month', {}, 'per month'],
  ['StreamBox $12 a month', { price: 3000 }, undefined],
  ['StreamBox: $0 first month then $12/month', { price: 0 }, 'to begin with, then more'],
  ['Everything, 2-pack', { type: 'sales' as const }, undefined],
])('%s, %j: %s', (title, over, expected) => {
  expect(priceNoteOf({ ...post, title, ...over })).toBe(expected)
})
