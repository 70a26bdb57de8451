import { isDeepStrictEqual } from 'node:util'
import { factTime, beforeFirst, type Position } from '@deals/events/platform'
import type { EventLog, LogEvent } from './event-log.ts'

/** What two logs say differently at the same place of their order. */
export interface LogDifference {
  /** How many events were equal before. */
  after: number
  /** Place in the first log; null where it has ended. */
  position: Position | null
  what: 'missing' | 'more' | (typeof parts)[number]
}
export interface ComparedLogs {
  events: number
  difference: LogDifference | null
}

type ReadLog = Pick<EventLog, 'head' | 'readAll'>

const batchSize = 1000

/** Reads two logs side by side, up to the head that each has now, and tells the first thing that differs. */
export async function compareLogs(first: ReadLog, second: ReadLog, signal: AbortSignal): Promise<ComparedLogs> {
  const [left, right] = [eventsOf(first, signal), eventsOf(second, signal)]
  for (let events = 0; ; events += 1) {
    const [a, b] = [await left.next(), await right.next()]
    if (a.done === true && b.done === true) {
      return { events, difference: null }
    }
    const what = a.done === true ? 'more' : b.done === true ? 'missing' : whatDiffers(a.value, b.value)
    if (what !== null) {
      return { events, difference: { after: events, position: a.done === true ? null : a.value.position, what } }
    }
  }
}

/** Every event of a log up to the head that it has now. */
export async function* eventsOf(log: ReadLog, signal: AbortSignal): AsyncGenerator<LogEvent, undefined> {
  const upTo = await log.head()
  for (let after = beforeFirst; after < upTo;) {
    signal.throwIfAborted()
    const batch = await log.readAll({ after, upTo, limit: batchSize })
    yield* batch.events
    after = batch.upTo
  }
  return undefined
}

const parts = ['id', 'stream', 'revision', 'type', 'data', 'actor', 'time'] as const

const partsOf = (event: LogEvent): Record<(typeof parts)[number], unknown> => ({
  ...event,
  actor: event.meta.actor,
  time: factTime(event),
})

function whatDiffers(a: LogEvent, b: LogEvent): LogDifference['what'] | null {
  const [left, right] = [partsOf(a), partsOf(b)]
  return parts.find((part) => !isDeepStrictEqual(left[part], right[part])) ?? null
}
