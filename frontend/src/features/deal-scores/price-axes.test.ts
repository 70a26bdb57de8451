import { scaleLinear, scaleUtc } from 'd3-scale'
import fc from 'fast-check'
import { axesOf, chart, shortPrice } from './price-axes.ts'

const day = 86_400_000
const axes = (from: number, to: number, prices: readonly [number, number]) =>
  axesOf(
    scaleUtc(
      [from, to].map((at) => new Date(at)),
      [chart.left, chart.width - chart.right],
    ),
    scaleLinear(prices, [chart.height - chart.bottom, chart.top]),
  )

it('names few prices and days, so far apart that each can be read', () => {
  const spans = fc.record({
    from: fc.nat(20_000),
    days: fc.integer({ min: 1, max: 4_000 }),
    low: fc.nat(9_000),
    up: fc.nat(9_000),
  })
  fc.assert(
    fc.property(spans, ({ from, days, low, up }) => {
      const { prices, days: named } = axes(from * day, (from + days) * day, [low, low + up + 1])
      expect(prices.length).toBeGreaterThan(0)
      expect(prices.length).toBeLessThanOrEqual(10)
      const places = [...named.map(({ x }) => x), chart.width - chart.right]
      const gaps = places.slice(1).map((x, place) => x - (places[place] ?? 0))
      expect(Math.min(...gaps, Infinity)).toBeGreaterThanOrEqual(100)
    }),
  )
})

it('names no hours, which would be the same day again and again', () => {
  const { days } = axes(10.2 * day, 10.9 * day, [10, 20])
  expect(days).toEqual([])
})

it.each([
  [0, '$0'],
  [20, '$20'],
  [12.5, '$12.50'],
  [1_500, '$1,500'],
  [12_000, '$12K'],
  [12_500, '$12.5K'],
])('writes %d as %s', (price, text) => {
  expect(shortPrice(price)).toBe(text)
})
