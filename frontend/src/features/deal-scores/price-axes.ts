import type { ScaleLinear, ScaleTime } from 'd3-scale'
import { dayMs } from '@deals/events'

/** The drawing of prices over time, in units of its own: it is as wide as the page lets it, words at its left and below. */
export const chart = { width: 640, height: 260, left: 84, right: 12, top: 20, bottom: 44 }

/** A day takes as much on a phone, where words are drawn large. */
const roomOfDay = 110
const fewPrices = 4
const fewDays = 5
const yearMs = 365 * dayMs

/** What stands beside a drawing of prices: few prices and days, so that each can be read. */
export interface Axes {
  readonly prices: readonly { readonly price: number; readonly y: number }[]
  readonly days: readonly { readonly at: Date; readonly x: number }[]
  /** Whether the days lie so far apart that they are named by month and year. */
  readonly isLong: boolean
}

/** The prices and the days at the sides; the right end has a word of its own, for which there is room. */
export function axesOf(across: ScaleTime<number, number>, up: ScaleLinear<number, number>): Axes {
  const [first = 0, last = 0] = across.domain().map(Number)
  let free = chart.left - roomOfDay / 2
  const days = across.ticks(fewDays).flatMap((at) => {
    const x = across(at)
    // Days alone are named; what lies within one would be named alike.
    if (at.getTime() % dayMs !== 0 || x < free + roomOfDay / 2 || x > chart.width - chart.right - roomOfDay) {
      return []
    }
    free = x + roomOfDay / 2
    return [{ at, x }]
  })
  return { prices: up.ticks(fewPrices).map((price) => ({ price, y: up(price) })), days, isLong: last - first > yearMs }
}

/** A price in few characters: "$20", "$12.50", "$12K". */
export function shortPrice(price: number): string {
  const wholes = price >= 10_000 ? `${Math.round(price / 100) / 10}K` : price.toLocaleString('en-US')
  return `$${Number.isInteger(price) ? wholes : price.toFixed(2)}`
}

/** Names a day as the reader's own language does, in UTC as everywhere on the site. Asked for in the browser alone. */
export function dayNames(isLong: boolean): (at: Date) => string {
  const parts = isLong ? ({ month: 'short', year: 'numeric' } as const) : ({ day: 'numeric', month: 'short' } as const)
  const format = new Intl.DateTimeFormat(undefined, { ...parts, timeZone: 'UTC' })
  return (at) => format.format(at)
}
