import type { Position } from '@deals/events/platform'
import type { LogEvent } from '../event-log.ts'

/** What a partition carries: an event, or (null) only the word that everything up to a position has been carried. */
export interface CarriedRecord {
  position: Position
  /** Position of the event that the partition carried before this one; 0 when there was none. */
  previous: Position
  event: LogEvent | null
}

/** Records behind each other without a hole. */
export interface Run {
  /** Whoever stands here or later misses nothing when taking up the run. */
  after: Position
  upTo: Position
  /** In the order of the log, each once. */
  events: readonly LogEvent[]
}

/**
 * Puts the records of a partition together to runs. A record follows the ones before it when the position that it names
 * as previous has been seen; else something is missing between, and a new run begins. What comes again is passed by.
 */
export function runsOf(records: readonly CarriedRecord[]): Run[] {
  const runs: { after: Position; upTo: Position; events: LogEvent[] }[] = []
  for (const { position, previous, event } of records) {
    const last = runs.at(-1)
    if (last === undefined || previous > last.upTo) {
      runs.push({ after: previous, upTo: position, events: event === null ? [] : [event] })
    } else if (position > last.upTo) {
      last.upTo = position
      last.events.push(...(event === null ? [] : [event]))
    }
  }
  return runs
}
