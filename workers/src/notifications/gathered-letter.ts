import { gatheredFrequencies, letterTimeOf, type GatheredFrequency, type LetterTerms } from '@deals/events'
import type { Job, JobRequest } from '../platform/job-queue.ts'

/** How often an alert gathers what it finds; null for what is told at once. */
export const readFrequency = ({ payload: { frequency } }: Pick<Job, 'payload'>): GatheredFrequency | null =>
  gatheredFrequencies.find((one) => one === frequency) ?? null

interface Gathered {
  userId: string
  frequency: GatheredFrequency
  /** When it was found. */
  at: number
  now: number
}
type Terms = Pick<LetterTerms, 'digest' | 'digestTime' | 'timeZone' | 'past'>

/** Clocks differ: what the log has of the last moment of a period may come a little after it. */
const settledAfter = 10_000

/** One letter for a member and the period in which something was found, when that is over. */
export function letterOfMatches({ userId, frequency, at, now }: Gathered, terms: Terms): JobRequest {
  const until = letterTimeOf(at, frequency, terms)
  return {
    queue: 'digest',
    id: `alerts-${frequency}-${userId}-${until}`,
    payload: { kind: 'alerts', userId, frequency, until },
    delayMs: Math.max(0, until + settledAfter - now),
  }
}
