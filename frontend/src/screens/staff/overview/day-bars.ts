import { max } from 'd3-array'
import { scaleBand, scaleLinear } from 'd3-scale'

export const chart = { width: 300, height: 72 }

/** One day on a chart: its bar, and the whole column that answers the pointer. */
export interface DayBar {
  readonly date: string
  readonly count: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Numbers of days as bars that stand on the ground; the highest one reaches the top. */
export function dayBars(dates: readonly string[], counts: readonly number[]): DayBar[] {
  const across = scaleBand([...dates], [0, chart.width]).paddingInner(0.2)
  const up = scaleLinear([0, Math.max(1, max(counts) ?? 0)], [0, chart.height])
  return dates.map((date, at) => {
    const count = counts[at] ?? 0
    const height = up(count)
    return { date, count, x: across(date) ?? 0, y: chart.height - height, width: across.bandwidth(), height }
  })
}
