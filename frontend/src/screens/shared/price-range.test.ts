import { priceChoices } from './price-choices.ts'
import { priceRangeFrom } from './price-range.ts'

const at = (price: string) => new URLSearchParams({ price })

it.each([
  ['25-50', { priceMin: 25, priceMax: 50 }],
  ['-25', { priceMax: 25 }],
  ['500-', { priceMin: 500 }],
  ['0-0', { priceMin: 0, priceMax: 0 }],
  ['9.99-19.5', { priceMin: 9.99, priceMax: 19.5 }],
  ['', {}],
  ['-', {}],
  ['cheap', {}],
  ['1-2-3', {}],
  ['-1-5', {}],
  ['1234567-', {}],
])('reads %j from an address', (price, range) => {
  expect(priceRangeFrom(at(price))).toEqual(range)
})

it.each([
  ['', 'Any price'],
  ['0-0', 'Free'],
  ['-25', 'Up to $25'],
  ['25-50', '$25 to $50'],
  ['500-', '$500 or more'],
  ['30-40', '$30 to $40'],
  ['cheap', 'Any price'],
])('shows %j as chosen: %s', (price, label) => {
  const { value, options } = priceChoices(at(price))
  expect(options.filter((option) => option.value === value)).toEqual([{ value, label }])
})

it('offers a range of the address only where it is no usual one', () => {
  expect(priceChoices(at('30-40')).options).toHaveLength(priceChoices(at('25-50')).options.length + 1)
})
