import fc from 'fast-check'
import { chart } from '../../features/deal-scores/price-axes.ts'
import { priceSteps } from './price-steps.ts'

const day = 86_400_000
const at = (days: number) => new Date(days * day).toISOString()
const point = (days: number, price: number, to: number | null = null) => ({
  at: at(days),
  until: to === null ? null : at(to),
  price,
  kind: 'posted' as const,
  postId: 1,
})
/** The lines of a path that are drawn without a break, each as the corners that it turns at. */
const linesOf = (path: string) =>
  path
    .split('M')
    .slice(1)
    .map((line) => line.split('L').map((corner) => corner.split(',').map(Number)))

it('draws earlier prices further left, higher ones further up, and lets the last stand until today', () => {
  const points = [point(0, 40, 50), point(50, 60, 90), point(90, 30)]
  const { steps, path, lowest } = priceSteps({ points, lowest: point(90, 30) }, 100 * day)
  const [first, second, third] = steps
  expect(steps.map(({ x }) => x)).toEqual(steps.map(({ x }) => x).toSorted((one, other) => one - other))
  expect(first?.x).toBe(chart.left)
  expect(second?.y).toBeLessThan(first?.y ?? 0)
  expect(third?.y).toBe(lowest)
  const [right = 0, height = 0] = linesOf(path).at(-1)?.at(-1) ?? []
  expect(right).toBeCloseTo(chart.width - chart.right, 1)
  expect(height).toBeCloseTo(third?.y ?? 0, 1)
})

it('follows the cheapest of several posts, and not the latest', () => {
  const [cheap, dear] = [point(0, 40), point(50, 60)]
  const { steps, path } = priceSteps({ points: [cheap, dear], lowest: cheap }, 100 * day)
  const heights = linesOf(path).flatMap((line) => line.map(([, height]) => height))
  expect(new Set(heights.map((height) => height?.toFixed(1)))).toEqual(new Set([steps[0]?.y.toFixed(1)]))
})

it('ends where the last deal did, and begins anew with the next one', () => {
  const [over, next] = [point(0, 40, 20), point(60, 50)]
  const lines = linesOf(priceSteps({ points: [over, next], lowest: null }, 80 * day).path)
  const share = (x = 0) => (x - chart.left) / (chart.width - chart.left - chart.right)
  expect(lines.map((line) => [line[0]?.[0], line.at(-1)?.[0]].map((x) => Math.round(share(x) * 80)))).toEqual([
    [0, 20],
    [60, 80],
  ])
})

it('has no line of the lowest price where none is known', () => {
  expect(priceSteps({ points: [point(0, 0), point(1, 0)], lowest: null }, 2 * day)).toMatchObject({ lowest: null })
})

it('stays within the drawing, whatever the prices', () => {
  const prices = fc.nat(99_999_999).map((cents) => cents / 100)
  const points = fc.array(
    fc.record({ from: fc.nat(300), lasts: fc.option(fc.nat(300)), price: prices }).map(({ from, lasts, price }) => {
      return point(from, price, lasts === null ? null : Math.min(400, from + lasts))
    }),
    { minLength: 1, maxLength: 200 },
  )
  fc.assert(
    fc.property(points, (some) => {
      const oldestFirst = some.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
      const { steps, path } = priceSteps({ points: oldestFirst, lowest: null }, 400 * day)
      const places = [...steps.map(({ x, y }) => [x, y]), ...linesOf(path).flat()]
      const outside = places.filter(
        ([x = NaN, y = NaN]) => !(x >= 0 && x <= chart.width && y >= 0 && y <= chart.height),
      )
      expect(outside).toEqual([])
    }),
    { numRuns: 50 },
  )
})
