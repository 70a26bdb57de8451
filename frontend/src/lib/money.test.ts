import fc from 'fast-check'
import { currencies, discountPercent } from '@deals/events'
import { formatCount, formatDiscount, formatMoney, formatMoneyWithCode, formatPrice } from './money.ts'

it.each([
  [129, 'USD', '$129.00'],
  [54.95, 'CAD', '$54.95'],
  [1299.5, 'USD', '$1,299.50'],
  [0.1 + 0.2, 'CAD', '$0.30'],
  [0, 'USD', '$0.00'],
] as const)('%s %s is %s', (amount, currency, expected) => {
  expect(formatMoney(amount, currency)).toBe(expected)
})

it.each([
  [0, 'Free'],
  [-1, 'Free'],
  [0.01, '$0.01'],
])('a price of %s is %s', (price, expected) => {
  expect(formatPrice(price, 'USD')).toBe(expected)
})

it('names the currency where it must', () => {
  expect(formatMoneyWithCode(54.95, 'CAD')).toBe('$54.95 CAD')
})

it.each([
  [129, 249, '−48%'],
  [54.95, 119, '−54%'],
  [49.99, 99.98, '−50%'],
  [0, 20, '−100%'],
])('%s instead of %s is %s', (price, original, expected) => {
  expect(formatDiscount(discountPercent(price, original))).toBe(expected)
})

it.each([
  [0, '0'],
  [512, '512'],
  [1234, '1.2K'],
  [-7, '-7'],
  [999_949, '999.9K'],
  [999_950, '1M'],
])('%s counts as %s', (count, expected) => {
  expect(formatCount(count)).toBe(expected)
})

it('money and counts are written as the languages of both countries write them', () => {
  const countries = { USD: 'en-US', CAD: 'en-CA' } as const
  const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...currencies), (whole, currency) => {
      const style = new Intl.NumberFormat(countries[currency], { style: 'currency', currency })
      expect(formatMoney(whole / 100, currency)).toBe(style.format(whole / 100))
      expect(formatCount(whole)).toBe(compact.format(whole))
    }),
  )
})
