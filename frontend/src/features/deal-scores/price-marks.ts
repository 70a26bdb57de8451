import { extent } from 'd3-array'
import { scaleLinear, scaleUtc } from 'd3-scale'
import { curveStepAfter, line } from 'd3-shape'
import type { DealScoreView } from '@deals/events'
import { axesOf, chart, type Axes } from './price-axes.ts'

/** A price on the chart, and where it stands there. */
export interface PriceMark {
  readonly key: string
  readonly at: string
  readonly price: number
  readonly x: number
  readonly y: number
}
export interface PriceMarks {
  readonly product: readonly PriceMark[]
  readonly comparables: readonly PriceMark[]
  readonly now: PriceMark
  /** Where the line of the usual price lies, if it is known. */
  readonly usual: number | null
  /** The product's own prices, each standing until the next. */
  readonly path: string
  readonly axes: Axes
}

/** Where the prices that a score was made of stand on its chart. */
export function priceMarks(
  { prices, usual, updatedAt }: Pick<DealScoreView, 'prices' | 'usual' | 'updatedAt'>,
  price: number,
): PriceMarks {
  const own = { at: updatedAt, price, postId: 0, kind: 'product' as const }
  // What was posted after the score was made cannot have been a part of it.
  const all = [...prices.filter(({ at }) => at <= updatedAt), own]
  const [first, last] = extent(all, ({ at }) => new Date(at))
  const [cheapest = 0, dearest = 1] = extent([...all.map((one) => one.price), usual ?? price])
  const across = scaleUtc([first ?? 0, last ?? 0], [chart.left, chart.width - chart.right])
  const up = scaleLinear([cheapest * 0.7, dearest * 1.08], [chart.height - chart.bottom, chart.top])
  const marks = all.map(({ at, price: paid, postId, kind }) => ({
    key: `${postId}:${at}`,
    at,
    price: paid,
    kind,
    x: across(new Date(at)),
    y: up(paid),
  }))
  const product = marks.filter(({ kind }) => kind === 'product').toSorted((left, right) => left.x - right.x)
  const draw = line<PriceMark>()
    .x(({ x }) => x)
    .y(({ y }) => y)
    .curve(curveStepAfter)
  const now = { key: 'now', at: updatedAt, price, x: across(new Date(updatedAt)), y: up(price) }
  return {
    product: product.filter(({ key }) => key !== `0:${updatedAt}`),
    comparables: marks.filter(({ kind }) => kind === 'comparable'),
    now,
    usual: usual === null ? null : up(usual),
    path: draw(product) ?? '',
    axes: axesOf(across, up),
  }
}
