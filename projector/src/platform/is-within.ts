import type { EventLog } from '@deals/event-log'
import type { Position } from '@deals/events'

interface Stretch {
  after: Position
  upTo: Position
  events: number
}

/** Whether no more than so many events lie between two positions; where the log cannot tell, they are read. */
export async function isWithin(log: EventLog, { after, upTo, events }: Stretch): Promise<boolean> {
  const counted = await log.between(after, upTo)
  if (counted !== undefined) {
    return counted <= events
  }
  const batch = await log.readAll({ after, upTo, limit: events })
  return batch.upTo >= upTo
}

/** Those of some positions behind which no more than so many events come. */
export async function placesWithin(
  { log, ...stretch }: Omit<Stretch, 'after'> & { log: EventLog },
  places: ReadonlySet<Position>,
): Promise<ReadonlySet<Position>> {
  const near = new Set<Position>()
  for (const after of places) {
    if (await isWithin(log, { ...stretch, after })) {
      near.add(after)
    }
  }
  return near
}
