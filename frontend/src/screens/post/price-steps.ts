import { extent } from 'd3-array'
import { scaleLinear, scaleTime } from 'd3-scale'
import { curveStepAfter, line } from 'd3-shape'
import type { PriceHistory } from '@deals/events'
import { chart } from '../../features/deal-scores/price-marks.ts'

type Point = PriceHistory['points'][number]
type Step = Point & { readonly x: number; readonly y: number }

export interface PriceSteps {
  readonly steps: readonly Step[]
  /** Each price stands until the next; the last one until `until`. */
  readonly path: string
  /** How high the lowest price of 90 days lies, where one is known. */
  readonly lowest: number | null
}

/** Where known prices stand on their chart, oldest first; `until` (ms) is its right edge. */
export function priceSteps({ points, lowest }: Pick<PriceHistory, 'points' | 'lowest'>, until: number): PriceSteps {
  const [first] = points
  const [cheapest = 0, dearest = 1] = extent(points, ({ price }) => price)
  const across = scaleTime([new Date(first?.at ?? until), new Date(until)], [chart.left, chart.width - chart.right])
  const up = scaleLinear([cheapest * 0.8, dearest * 1.08], [chart.height - chart.bottom, chart.top])
  const steps = points.map((point) => ({ ...point, x: across(new Date(point.at)), y: up(point.price) }))
  const end = steps.slice(-1).map(({ y }) => ({ x: chart.width - chart.right, y }))
  const draw = line<{ x: number; y: number }>()
    .x(({ x }) => x)
    .y(({ y }) => y)
    .curve(curveStepAfter)
  return { steps, path: draw([...steps, ...end]) ?? '', lowest: lowest === null ? null : up(lowest.price) }
}
