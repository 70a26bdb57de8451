import { clocksDiffer } from '@deals/events/platform'
import type { CheckedEvent } from './checked-append.ts'
import { parseStoredEvent } from './parse-stored-event.ts'

/**
 * Times of a log never go back: behind one of a clock that was ahead all events bear that, for as long as it was. So each
 * of them says itself when it happened.
 */
export const withFactTimes = (
  events: readonly CheckedEvent[],
  { now, at }: { readonly now: number; readonly at: number },
): readonly CheckedEvent[] =>
  at - now <= clocksDiffer ? events : events.map((event) => ({ ...event, meta: withFactTime(event, now) }))

function withFactTime({ data, meta }: CheckedEvent, now: number): string {
  const told = parseStoredEvent(data, meta).meta
  return told.occurredAt === undefined ? JSON.stringify({ ...told, occurredAt: now }) : meta
}
