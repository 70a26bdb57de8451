import type { NoticePreferences } from './notice-preferences.ts'
import { noticeTypeNames, noticeTypes, type NoticeChannel, type NoticeType } from './notices.vocabulary.ts'

/** The day and hour that people somewhere read off their clocks. */
export interface LocalTime {
  /** Such as 2026-01-31. */
  date: string
  hour: number
  minute: number
  /** 1 is Monday. */
  weekday: number
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** A zone that this machine does not know is taken for UTC: another one may have known it. */
function clockOf(name: string): Intl.DateTimeFormat {
  const known = clocks.get(name)
  const clock =
    known ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: knownTimeZone(name) ?? 'UTC',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  clocks.set(name, clock)
  return clock
}

/** The name of a time zone as this machine writes it; null when there is none of that name. */
export function knownTimeZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

export function localTimeAt(at: number, timeZone: string): LocalTime {
  const parts = clockOf(timeZone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  const date = `${part('year')}-${part('month')}-${part('day')}`
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return { date, hour: Number(part('hour')), minute: Number(part('minute')), weekday: weekday === 0 ? 7 : weekday }
}

const quarter = 15 * 60_000
/** A week and a day: far enough for what comes once a week. */
const mostQuarters = 8 * 24 * 4

/**
 * The first moment from a time on at which clocks somewhere show what is asked for. Clocks are set by quarters of an hour
 * everywhere, and moved when seasons change, so they are read and not computed.
 */
export function nextLocalTime(from: number, timeZone: string, isIt: (time: LocalTime) => boolean): number {
  if (isIt(localTimeAt(from, timeZone))) {
    return from
  }
  const first = Math.ceil((from + 1) / quarter) * quarter
  const tries = Array.from({ length: mostQuarters }, (_, nr) => first + nr * quarter)
  return tries.find((at) => isIt(localTimeAt(at, timeZone))) ?? from
}

type Quiet = Pick<NoticePreferences, 'quietHours' | 'timeZone'>

/** How long (ms) a letter to a member waits for the end of their quiet hours; 0 when it may go now. */
export function quietFor(now: number, { quietHours, timeZone }: Quiet): number {
  if (quietHours === null) {
    return 0
  }
  const { from, until } = quietHours
  const isQuiet = ({ hour }: LocalTime) => (from <= until ? hour >= from && hour < until : hour >= from || hour < until)
  return nextLocalTime(now, timeZone, (time) => !isQuiet(time)) - now
}

/** What a member wants to hear of on a channel, over the defaults. */
export function wantedNotices(chosen: Partial<Record<NoticeType, boolean>>, channel: NoticeChannel): NoticeType[] {
  return noticeTypeNames.filter((type) => chosen[type] ?? noticeTypes[type][channel])
}
