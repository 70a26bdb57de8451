import {
  alertFrequencies,
  digestHours,
  nextLocalTime,
  type GatheredFrequency,
  type LetterTerms,
  type LocalTime,
  type Period,
} from '@deals/events'
import type { Job, JobRequest } from '../platform/job-queue.ts'

const quarter = 15 * 60_000
const hour = 4 * quarter
const day = 24 * hour
/** More than clocks are ever moved by. */
const slack = 2 * hour

/** How often an alert gathers what it finds; null for what is told at once. */
export function readFrequency({ payload: { frequency } }: Pick<Job, 'payload'>): GatheredFrequency | null {
  const known = alertFrequencies.find((one) => one === frequency)
  return known === undefined || known === 'instant' ? null : known
}

type Terms = Pick<LetterTerms, 'digestTime' | 'timeZone'>

/** The period of a moment: hours by the clock; days and weeks by when the member wants letters. */
export function periodAt(at: number, frequency: GatheredFrequency, { digestTime, timeZone }: Terms): Period {
  if (frequency === 'hourly') {
    const from = Math.floor(at / hour) * hour
    return { from, until: from + hour }
  }
  const isItsTime = ({ hour: shown, minute, weekday }: LocalTime) =>
    shown === digestHours[digestTime] && minute === 0 && (frequency === 'daily' || weekday === 1)
  // From the next quarter on, or a moment within the minute itself would end a period.
  const until = nextLocalTime((Math.floor(at / quarter) + 1) * quarter, timeZone, isItsTime)
  const length = frequency === 'daily' ? day : 7 * day
  return { from: nextLocalTime(until - length - slack, timeZone, isItsTime), until }
}

/** What a digest brings at least as often needs no letter of its own. */
export const isInDigest = (frequency: GatheredFrequency, { digest }: Pick<LetterTerms, 'digest'>): boolean =>
  (frequency === 'weekly' && digest !== 'off') || (frequency === 'daily' && digest === 'daily')

interface Gathered {
  userId: string
  frequency: GatheredFrequency
  /** When it was found. */
  at: number
  now: number
}

/** Clocks differ: what the log has of the last moment of a period may come a little after it. */
const settledAfter = 10_000

/** One letter for a member and the period in which something was found, when that is over. */
export function letterOfMatches({ userId, frequency, at, now }: Gathered, terms: Terms): JobRequest {
  const { from, until } = periodAt(at, frequency, terms)
  return {
    queue: 'digest',
    id: `alerts-${frequency}-${userId}-${until}`,
    payload: { kind: 'alerts', userId, frequency, from, until },
    delayMs: Math.max(0, until + settledAfter - now),
  }
}
