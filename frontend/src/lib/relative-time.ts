import { writtenDay } from '@deals/events'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day
const month = 30 * day
const year = 365 * day

const units = [
  [year, 'y'],
  [month, 'mo'],
  [week, 'w'],
  [day, 'd'],
  [hour, 'h'],
  [minute, 'min'],
] as const

/** How long ago a time is, in one short unit: "52 min ago", "2 h ago"; "just now" within the last minute. */
export function relativeTime(time: string | number | Date, now: number | Date): string {
  // The clocks of servers differ a little, so what seems to lie ahead has just happened.
  const age = Math.max(0, Number(now) - new Date(time).getTime())
  if (Number.isNaN(age)) {
    return ''
  }
  const unit = units.find(([length]) => age >= length)
  return unit === undefined ? 'just now' : `${Math.floor(age / unit[0])} ${unit[1]} ago`
}

const twoDigits = (part: number) => String(part).padStart(2, '0')

/** The time itself in UTC, as the server cannot know the reader's zone and both must write the same: "20 Nov 2026, 14:05". */
export function absoluteTime(time: string | number | Date): string {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) {
    return ''
  }
  return `${writtenDay(date)}, ${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`
}

/** The same with what it is told in, for where nothing else says so. */
export const utcTime = (time: string | number | Date): string => `${absoluteTime(time)} UTC`

/** How long something is denied; null is for good. */
export const deniedWords = (until: string | null): string => (until === null ? 'any more' : `until ${utcTime(until)}`)

/** A time by the clock of this device, which the server cannot know: "20 Nov 2026, 15:05 (your time)". */
export function ownTime(time: string | number | Date): string {
  const date = new Date(time)
  return `${absoluteTime(date.getTime() - date.getTimezoneOffset() * minute)} (your time)`
}

/** The day of a time in UTC: "20 Nov 2026". */
export const absoluteDay = (time: string | number | Date): string => absoluteTime(time).split(',')[0] ?? ''

/** The same without its year: "20 Nov"; nothing for no time. */
export const shortDay = (time: string | number = ''): string => absoluteDay(time).replace(/ \d+$/, '')
