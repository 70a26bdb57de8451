import { streamOf, type Actor, type DomainEvent, type OperationEvent } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import { OutcomeUnknown, type Codec, type EventLog, type Expected } from '@deals/event-log'
import { Unavailable } from '@deals/storage'

/** What is done to a projection, as the log keeps it. */
export type OpsEvent = Exclude<OperationEvent, { type: 'CommandAccepted' }>
/**
 * Puts what was done to a projection into the log, under its `ops` stream. What later folds go by is needed: it rejects
 * where the log cannot take it.
 */
export type RecordOps = (events: readonly OpsEvent[], options?: { isNeeded: boolean }) => Promise<void>

const projector: Actor = { id: null, kind: 'system' }
export const operator: Actor = { id: null, kind: 'operator' }

type Writing = { readonly log: EventLog; readonly codec: Pick<Codec, 'encode'> }

/** Writes one event into a stream, as a command of its own. */
export async function appendAs(
  actor: Actor,
  { log, codec }: Writing,
  { stream, event, expected = 'any' }: { stream: string; event: DomainEvent; expected?: Expected },
): Promise<void> {
  const commandId = newUuid()
  const meta = { commandId, correlationId: commandId, causationId: commandId, actor }
  await log.append(stream, await codec.encode([event], { stream, meta }), { expected })
}

/** Records are for people; when the log cannot take one, the work that it tells of goes on and `onFailure` hears it. */
export function recordOps(
  { log, codec }: Writing,
  { actor = projector, onFailure }: { actor?: Actor; onFailure: (error: unknown) => void },
): RecordOps {
  return async (events, { isNeeded } = { isNeeded: false }) => {
    for (const event of events) {
      try {
        await appendAs(actor, { log, codec }, { stream: streamOf.operations(event.data.projection), event })
      } catch (error) {
        if (isNeeded || !(error instanceof Unavailable || error instanceof OutcomeUnknown)) {
          throw error
        }
        onFailure(error)
      }
    }
  }
}
