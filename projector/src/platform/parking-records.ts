import { numberOf } from '@deals/events'
import type { VersionRef } from './projection-store.ts'
import type { ParkedEvent } from './read-models.ts'
import type { OpsEvent } from './record-ops.ts'
import type { Released, Releasing } from './release-parked.ts'
import type { RunOptions } from './run-options.ts'

/** Only events that failed themselves are recorded; those behind them wait without a word. */
export function recordsOfParked({ projection, version }: VersionRef, events: readonly ParkedEvent[]): OpsEvent[] {
  return events.flatMap(({ key, position, eventId, failure }) =>
    failure === null
      ? []
      : [
          {
            type: 'EventParked',
            data: {
              projection,
              version,
              key,
              position: numberOf(position),
              eventId,
              code: failure.kind,
              message: failure.message,
            },
          },
        ],
  )
}

function recordsOfReleased({ processor, action, reason, events }: Released): OpsEvent[] {
  const { projection, version } = processor.ref
  return events.map(({ key, position, eventId }): OpsEvent => {
    const about = { projection, version, key, position: numberOf(position), eventId }
    return action === 'retry'
      ? { type: 'EventReleased', data: about }
      : { type: 'EventDiscarded', data: { ...about, reason } }
  })
}

/** What was released is told to operators and recorded; what is given up is recorded before it is. */
export function recordingReleased({
  record,
  logger,
}: Pick<RunOptions, 'record' | 'logger'>): Pick<Releasing, 'onDiscard' | 'onReleased'> {
  return {
    onDiscard: (given) => record(recordsOfReleased(given), { isNeeded: true }),
    async onReleased(released) {
      const { processor, action, failure, events } = released
      logger.info({ ...processor.ref, action, failure, events: events.length }, 'parked events were asked about')
      await (action === 'retry' ? record(recordsOfReleased(released)) : undefined)
    },
  }
}
