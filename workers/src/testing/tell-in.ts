import type { DomainEvent, Position } from '@deals/events'
import type { Codec, EventLog } from '@deals/event-log'
import { newUuid } from '@deals/events/platform'
import { actorOf, streamFor, type Told } from '@deals/events/testing'

/** Appends what happened, by the system where nobody is named. */
export function tellIn(log: EventLog, codec: Codec) {
  return async (event: Told | DomainEvent): Promise<Position> => {
    const by = 'told' in event ? event.told?.by : undefined
    const stream = streamFor(event)
    const commandId = newUuid()
    const meta = {
      commandId,
      correlationId: commandId,
      causationId: commandId,
      actor: by === undefined ? ({ id: null, kind: 'system' } as const) : actorOf(by),
    }
    const encoded = await codec.encode([{ type: event.type, data: event.data } as DomainEvent], {
      stream,
      meta,
      subject: 'ann',
    })
    return (await log.append(stream, encoded, { expected: 'any' })).position
  }
}
