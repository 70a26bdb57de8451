import { grouped } from '@deals/events'
import { shortDay } from '../../../lib/relative-time.ts'
import { chart, dayBars } from './day-bars.ts'
import { Chart } from './overview-styles.ts'

interface DayChartProps {
  readonly name: string
  readonly dates: readonly string[]
  readonly counts: readonly number[]
  /** How a number is written. */
  readonly write?: (count: number) => string
  /** The same are counted again on each day, so a day stands for all, and not their sum. */
  readonly isOfADay?: boolean
}

/** How often something happened on each day, and in all of them together or on a day of them. */
export function DayChart({ name, dates, counts, write = grouped, isOfADay = false }: DayChartProps) {
  const sum = counts.reduce((before, count) => before + count, 0)
  const total = isOfADay ? `${write(Math.round(sum / Math.max(1, counts.length)))} a day` : write(sum)
  return (
    <Chart>
      <figcaption>
        {name}
        <strong>{total}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${name} by day: ${total} in ${dates.length} days, ${write(Math.max(0, ...counts))} on the busiest.`}
      >
        {dayBars(dates, counts).map(({ date, count, x, y, width, height }) => (
          <g key={date}>
            <title>{`${shortDay(date)}: ${write(count)}`}</title>
            <rect data-part="ground" x={x} y="0" width={width} height={chart.height} />
            <rect x={x} y={y} width={width} height={height} />
          </g>
        ))}
      </svg>
      <small aria-hidden="true">
        <span>{shortDay(dates[0])}</span>
        <span>{shortDay(dates.at(-1))}</span>
      </small>
    </Chart>
  )
}
