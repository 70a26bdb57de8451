import type { PriceHistory } from '@deals/events'
import { priceMemory } from './PriceMemoryLine.tsx'

const point = (postId: number, price: number) => ({
  postId,
  price,
  at: '2026-11-01T00:00:00.000Z',
  until: null,
  kind: 'posted' as const,
})
const known = (...points: readonly (readonly [postId: number, price: number])[]): PriceHistory => {
  const all = points.map(([postId, price]) => point(postId, price))
  const [lowest = null] = all.toSorted((one, other) => one.price - other.price)
  return { currency: 'USD', points: all, lowest }
}

it.each([
  ['before its history is there', undefined, 'Lowest in 90 days'],
  ['beside dearer ones', known([1, 50], [2, 60], [3, 80]), 'Lowest in 90 days · otherwise $60.00 to $80.00'],
  // Three of four at one price: it is not the dearest one that is usual.
  [
    'beside others as low',
    known([1, 50], [2, 50], [3, 50], [4, 100]),
    'Lowest in 90 days · otherwise $50.00 to $100.00',
  ],
  ['beside one other price', known([1, 50], [2, 70], [3, 70]), 'Lowest in 90 days · otherwise $70.00'],
  ['whatever the post itself asked before', known([1, 999], [1, 50], [2, 60]), 'Lowest in 90 days · otherwise $60.00'],
  ['not where another post is cheaper by now', known([1, 50], [2, 40], [3, 80]), null],
])('tells of the lowest price %s', (_name, history, text) => {
  expect(priceMemory({ id: 1, price: 50, shippingCost: null }, history)).toBe(text)
})

it('goes by what one pays, as what it is set beside does', () => {
  const history = known([1, 35.94], [2, 40])
  expect(priceMemory({ id: 1, price: 29.95, shippingCost: 5.99 }, history)).toBe('Lowest in 90 days · otherwise $40.00')
  expect(priceMemory({ id: 1, price: 36, shippingCost: 5.99 }, history)).toBeNull()
})
