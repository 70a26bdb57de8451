import { streamOf, beforeFirst } from '@deals/events'
import type { EventLog, StreamEvent } from '@deals/event-log'

/** Ids of the events that operators gave up for a projection: no fold of it looks at them again. */
export type Discards = (projection: string) => Promise<ReadonlySet<string>>

const pageSize = 500

/** Kept in the log, so that every version of a projection that is built later passes over the same events. */
export const discardsIn =
  (log: Pick<EventLog, 'readStream'>): Discards =>
  async (projection) => {
    const given = new Set<string>()
    const stream = streamOf.operations(projection)
    for (let from = 0, isOver = false; !isOver; from += pageSize) {
      const { events } = await log.readStream(stream, { from, limit: pageSize })
      events.flatMap(discardedBy).forEach((id) => given.add(id))
      isOver = events.length < pageSize
    }
    return given
  }

const discardedBy = ({ type, data }: Pick<StreamEvent, 'type' | 'data'>): string[] =>
  type === 'EventDiscarded' && typeof data['eventId'] === 'string' ? [data['eventId']] : []

/** The same of a log that can only be read from its beginning, read once. */
export async function discardsAmong(log: Pick<EventLog, 'readAll'>): Promise<Discards> {
  const given = new Map<string, Set<string>>()
  for (let after = beforeFirst, isOver = false; !isOver;) {
    const { events, upTo, live } = await log.readAll({ after, limit: pageSize })
    for (const event of events) {
      const known = given.get(event.stream) ?? new Set()
      discardedBy(event).forEach((id) => given.set(event.stream, known.add(id)))
    }
    ;[after, isOver] = [upTo, live]
  }
  return async (projection) => given.get(streamOf.operations(projection)) ?? new Set()
}
