import { extent, min } from 'd3-array'
import { scaleLinear, scaleUtc } from 'd3-scale'
import { curveStepAfter, line } from 'd3-shape'
import type { PriceHistory } from '@deals/events'
import { axesOf, chart, type Axes } from '../../features/deal-scores/price-axes.ts'

type Point = PriceHistory['points'][number]
type Step = Point & { readonly x: number; readonly y: number }

export interface PriceSteps {
  readonly steps: readonly Step[]
  /** The cheapest at each time, with gaps where no deal was to be had. */
  readonly path: string
  /** How high the lowest price of 90 days lies, where one is known. */
  readonly lowest: number | null
  readonly axes: Axes
}

/** Where known prices stand on their chart, oldest first; `until` (ms) is its right edge. */
export function priceSteps({ points, lowest }: Pick<PriceHistory, 'points' | 'lowest'>, until: number): PriceSteps {
  const [first] = points
  const [cheapest = 0, dearest = 1] = extent(points, ({ price }) => price)
  const across = scaleUtc([new Date(first?.at ?? until), new Date(until)], [chart.left, chart.width - chart.right])
  const up = scaleLinear([cheapest * 0.8, dearest * 1.08], [chart.height - chart.bottom, chart.top])
  const steps = points.map((point) => ({ ...point, x: across(new Date(point.at)), y: up(point.price) }))
  const draw = line<Cheapest>()
    .defined(({ price }) => price !== null)
    .x(({ at }) => across(at))
    .y(({ price }) => up(price ?? 0))
    .curve(curveStepAfter)
  const path = draw(cheapestOf(points, until)) ?? ''
  return { steps, path, lowest: lowest === null ? null : up(lowest.price), axes: axesOf(across, up) }
}

interface Cheapest {
  readonly at: number
  /** Null where no deal was to be had from then on. */
  readonly price: number | null
}

/** The lowest of the prices that stood, whenever that changed, and at the end. */
function cheapestOf(points: readonly Point[], end: number): Cheapest[] {
  const stood = points.map(({ at, until, price }) => ({
    from: Date.parse(at),
    to: until === null ? Infinity : Date.parse(until),
    price,
  }))
  const turns = [...new Set([...stood.flatMap(({ from, to }) => [from, to]), end])]
    .filter((at) => at <= end)
    .toSorted((left, right) => left - right)
  const at = (time: number) => min(stood, ({ from, to, price }) => (from <= time && time < to ? price : undefined))
  return turns.flatMap((time, place): Cheapest[] => {
    const before = place === 0 ? undefined : at(turns[place - 1] ?? time)
    const price = at(time) ?? null
    // A line ends where its last deal did.
    return price === null && before !== undefined
      ? [
          { at: time, price: before },
          { at: time, price },
        ]
      : [{ at: time, price }]
  })
}
