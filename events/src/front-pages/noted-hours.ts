import type { FrontPageEvent } from './front-pages.events.ts'

type NotedHour = Pick<FrontPageEvent['data'], 'day' | 'hour'>

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** A page that was read later is not the one of its hour. */
const notedWithinMs = 5 * 60_000

/** How many posts of the list are noted, besides those that staff put first: the first part of it. */
export const notedPlaces = 25

/** The full hour that a time (ms) is in. */
export function notedHourOf(at: number): NotedHour {
  const day = Math.floor(at / dayMs)
  return { day, hour: Math.floor((at - day * dayMs) / hourMs) }
}

/** When a full hour begins (ms). */
export const startOfHour = ({ day, hour }: NotedHour): number => day * dayMs + hour * hourMs

/** Whether a page that was read then (ms) is what the home page showed at the full hour. */
export const isOnTheHour = (at: number): boolean => at - startOfHour(notedHourOf(at)) < notedWithinMs
