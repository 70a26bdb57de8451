/** A day (UTC) as the site writes it, in pages and in answers alike: "20 Nov 2026". */
export function writtenDay(time: string | number | Date): string {
  const [, day, month, year] = new Date(time).toUTCString().split(' ')
  return `${Number(day)} ${month} ${year}`
}

const milliseconds = /^\d{10,15}$/
const shape = /^(?<day>\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?<zone>Z|[+-]\d{2}:\d{2})?)?$/

/** Engines take the 30th of February for a day of March. */
function isDay(day: string): boolean {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/**
 * A moment that somebody writes (ms): a day, a time of ISO 8601, or milliseconds. Where no zone is named it is UTC, in
 * which this site tells times. Null where it is none.
 */
export function momentIn(written: string): number | null {
  if (milliseconds.test(written)) {
    return Number(written)
  }
  const { day, zone } = shape.exec(written)?.groups ?? {}
  if (day === undefined || !isDay(day)) {
    return null
  }
  const time = Date.parse(written === day || zone !== undefined ? written : `${written}Z`)
  return Number.isNaN(time) ? null : time
}

/** Why a text names no moment. */
export function whyNoMoment(written: string): string {
  const day = shape.exec(written)?.groups?.['day']
  return day !== undefined && !isDay(day) ? `There is no such day as ${day}` : 'Name a time such as 2026-11-27T09:00Z'
}
