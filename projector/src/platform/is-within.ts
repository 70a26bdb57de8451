import type { EventLog } from '@deals/event-log'
import type { Position } from '@deals/events'

interface Stretch {
  after: Position
  upTo: Position
  events: number
}

/** Whether about so many events or fewer lie between two positions. */
export const isWithin = (log: Pick<EventLog, 'estimate'>, { after, upTo, events }: Stretch): boolean =>
  log.estimate(after, upTo) <= events

/** Those of some positions behind which about so many events or fewer come. */
export const placesWithin = (
  { log, ...stretch }: Omit<Stretch, 'after'> & { log: Pick<EventLog, 'estimate'> },
  places: ReadonlySet<Position>,
): ReadonlySet<Position> => new Set([...places].filter((after) => isWithin(log, { ...stretch, after })))
