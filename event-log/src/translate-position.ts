import { beforeFirst, type Position } from '@deals/events/platform'
import type { EventLog, LogEvent } from './event-log.ts'

const pageSize = 1000

/**
 * The place of an event in a copy of its log. The copy is offered the event once more: it knows it by its id and answers
 * where it is. Of a place that no event has, the event before counts.
 */
export async function translatePosition(
  position: Position,
  { from, to }: { from: EventLog; to: EventLog },
): Promise<Position> {
  const event = await eventUpTo(from, position)
  if (event === undefined) {
    return beforeFirst
  }
  const { stream, revision, id, type, data, meta } = event
  const expected = revision === 0 ? 'none' : revision - 1
  return (await to.append(stream, [{ id, type, data, meta }], { expected })).position
}

async function eventUpTo(log: EventLog, position: Position): Promise<LogEvent | undefined> {
  const exact = await log.eventAt(position)
  if (exact !== undefined || position === beforeFirst) {
    return exact
  }
  let last: LogEvent | undefined
  for (let after = beforeFirst; ;) {
    const batch = await log.readAll({ after, limit: pageSize })
    last = batch.events.findLast((event) => event.position <= position) ?? last
    if (batch.live || batch.upTo >= position) {
      return last
    }
    after = batch.upTo
  }
}
