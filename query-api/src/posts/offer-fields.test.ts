import { offerFieldsOf } from './offer-fields.ts'

const post = { type: 'product', price: 1200, categorySlug: 'grocery' } as const
const ofUnit = (price: number, unit: string) => ({ perUnit: { price, unit } })

it.each([
  ['Sparkling water, 12 × 330 ml', {}, ofUnit(3.03, 'L')],
  ['Sparkling water, 12 × 330 ml', { shippingCost: 300 }, ofUnit(3.79, 'L')],
  ['Desk lamp, 2-pack', {}, ofUnit(6, 'piece')],
  ['Desk lamp, 2-pack', { price: 0 }, {}],
  ['Paper clips, 4000 count', {}, {}],
  ['Desk lamp', {}, {}],
  ['StreamBox $12 a month', {}, { charge: 'month' }],
  ['StreamBox $12 a month', { price: 3000 }, { charge: 'unclear' }],
  ['StreamBox: $0 first month then $12/month', { price: 0 }, { charge: 'first' }],
  ['Everything, 2-pack', { type: 'sales' as const }, {}],
])('%s, %j: %j', (title, over, expected) => {
  expect(offerFieldsOf({ ...post, title, ...over })).toEqual(expected)
})
