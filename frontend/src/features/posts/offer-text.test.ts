import { offerText } from './offer-text.ts'

const post = { shippingCost: null, currency: 'USD' } as const

it.each([
  [{}, null],
  [{ charge: 'month' as const }, 'a month'],
  [{ charge: 'first' as const }, 'to begin with, then more'],
  [{ charge: 'unclear' as const }, null],
  [{ perUnit: { price: 3.03, unit: 'L' as const } }, '$3.03 per L'],
  [{ perUnit: { price: 6, unit: 'piece' as const }, shippingCost: 0 }, '$6.00 each'],
  [{ perUnit: { price: 6, unit: 'piece' as const }, shippingCost: 3 }, '$6.00 each with shipping'],
])('%j is told as %s', (over, expected) => {
  expect(offerText({ ...post, ...over })).toBe(expected)
})
