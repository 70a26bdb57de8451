import { streamOf, numberOf } from '@deals/events'
import type { EventLog, LogEvent } from '@deals/event-log'
import type { Decoder } from './decoding.ts'
import type { RecordOps } from './record-ops.ts'
import type { Logger } from './run-options.ts'

/** The name under which events are recorded that no projection can be asked about. */
export const unread = 'unread'

interface Parts {
  readonly log: Pick<EventLog, 'readStream'>
  readonly decoder: Decoder
  readonly record: RecordOps
  readonly logger?: Logger | undefined
}

/**
 * Events of types that this program does not know belong to no key. All folds pass over them, live and anew alike; each is
 * recorded once by its position, for the operator to see and for the newer program that knows it.
 */
export function notingUnread({ log, decoder, record, logger }: Parts): (events: readonly LogEvent[]) => Promise<void> {
  let known: Set<string> | null = null
  return async (events) => {
    const strange = events.filter(({ type }) => !decoder.knows(type))
    if (strange.length === 0) {
      return
    }
    const noted = (known ??= new Set(await idsOfUnread(log)))
    for (const { id, position, stream, type } of strange.filter((event) => !noted.has(event.id))) {
      noted.add(id)
      const message = `${type} is an event that this program does not know`
      logger?.error({ position, stream, type }, 'an event was passed over: this program does not know its type')
      const data = {
        projection: unread,
        version: 0,
        key: `stream:${stream}`,
        position: numberOf(position),
        eventId: id,
      }
      await record([{ type: 'EventParked', data: { ...data, code: 'unknown-type', message } }])
    }
  }
}

/** What was passed over, as the log remembers it. */
export async function listUnread(log: Pick<EventLog, 'readStream'>) {
  const { events } = await log.readStream(streamOf.operations(unread), { limit: mostListed })
  return events.filter(({ type }) => type === 'EventParked')
}

const mostListed = 10_000
const idsOfUnread = async (log: Pick<EventLog, 'readStream'>): Promise<string[]> =>
  (await listUnread(log)).flatMap(({ data: { eventId } }) => (typeof eventId === 'string' ? [eventId] : []))
