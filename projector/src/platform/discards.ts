import { streamOf } from '@deals/events'
import type { EventLog } from '@deals/events/log'

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
      for (const { type, data } of events) {
        if (type === 'EventDiscarded' && typeof data['eventId'] === 'string') {
          given.add(data['eventId'])
        }
      }
      isOver = events.length < pageSize
    }
    return given
  }
