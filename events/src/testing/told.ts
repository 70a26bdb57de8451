import type { AnyRecorded, DomainEvent } from '../all-events.ts'
import type { EventMeta } from '../platform/event.ts'
import { positionFrom } from '../platform/position.ts'
import { uuidV5 } from '../platform/uuid.ts'
import { actorOf, ann } from './people.ts'

/** What a test says about the circumstances of an event; everything not said is filled. */
export interface Circumstances {
  at?: number
  by?: string
  commandId?: string
  occurredAt?: number
  stream?: string
  position?: number
  revision?: number
}

/** An event as builders give it: usable where a decider's event is wanted, and recordable with its circumstances. */
export type Told<E extends DomainEvent = DomainEvent> = E & { told?: Circumstances }

/** The same event with circumstances: by whom, when, through which command. */
export function told<E extends DomainEvent>(event: E, circumstances: Circumstances): Told<E> {
  return { ...event, told: circumstances }
}

/** Time of the first event of a test's history (ms); each following one comes a second later. */
export const firstTime = Date.UTC(2026, 0, 15, 12)
const namespace = '00000000-0000-4000-8000-00000000feed'

/** Events as folds see them: recorded one after the other, a second apart, by ann where nobody is named. */
export function recordedHistory(events: readonly Told[]): AnyRecorded[] {
  return events.map(({ told: about = {}, ...event }, index) => {
    const commandId = about.commandId ?? uuidV5(namespace, `command ${index}`)
    const meta: EventMeta = {
      v: 1,
      commandId,
      correlationId: commandId,
      causationId: commandId,
      actor: actorOf(about.by ?? ann),
      ...(about.occurredAt !== undefined && { occurredAt: about.occurredAt }),
    }
    return {
      ...event,
      id: uuidV5(commandId, index),
      stream: about.stream ?? 'test-stream',
      revision: about.revision ?? index,
      position: positionFrom(about.position ?? index + 1),
      at: about.at ?? firstTime + index * 1000,
      meta,
    }
  })
}
