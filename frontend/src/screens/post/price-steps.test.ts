import { chart } from '../../features/deal-scores/price-marks.ts'
import { priceSteps } from './price-steps.ts'

const day = 86_400_000
const at = (days: number) => new Date(days * day).toISOString()
const point = (days: number, price: number) => ({ at: at(days), price, kind: 'posted' as const, postId: 1 })

it('draws earlier prices further left, higher ones further up, and lets the last stand until today', () => {
  const points = [point(0, 40), point(50, 60), point(90, 30)]
  const { steps, path, lowest } = priceSteps({ points, lowest: point(90, 30) }, 100 * day)
  const [first, second, third] = steps
  expect(steps.map(({ x }) => x)).toEqual(steps.map(({ x }) => x).toSorted((one, other) => one - other))
  expect(first?.x).toBe(chart.left)
  expect(second?.y).toBeLessThan(first?.y ?? 0)
  expect(third?.y).toBe(lowest)
  const [right = 0, height = 0] = path.split(/[A-Z]/).at(-1)?.split(',').map(Number) ?? []
  expect(right).toBeCloseTo(chart.width - chart.right, 1)
  expect(height).toBeCloseTo(third?.y ?? 0, 1)
})

it('has no line of the lowest price where none is known', () => {
  expect(priceSteps({ points: [point(0, 0), point(1, 0)], lowest: null }, 2 * day)).toMatchObject({ lowest: null })
})
