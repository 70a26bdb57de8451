import { chart, dayNames, shortPrice, type Axes } from './price-axes.ts'

interface PriceAxesProps {
  readonly axes: Axes
  /** What stands at the right end. */
  readonly end: string
}

/** Prices at the left with a line each, days below. */
export function PriceAxes({ axes: { prices, days, isLong }, end }: PriceAxesProps) {
  const nameOf = dayNames(isLong)
  const below = chart.height - 12
  return (
    <g data-kind="axes">
      {prices.map(({ price, y }) => (
        <g key={price}>
          <line x1={chart.left} x2={chart.width} y1={y} y2={y} />
          <text x={chart.left - 10} y={y} dy="0.35em" textAnchor="end">
            {shortPrice(price)}
          </text>
        </g>
      ))}
      {days.map(({ at, x }) => (
        <text key={Number(at)} x={x} y={below} textAnchor="middle">
          {nameOf(at)}
        </text>
      ))}
      <text x={chart.width} y={below} textAnchor="end">
        {end}
      </text>
    </g>
  )
}
