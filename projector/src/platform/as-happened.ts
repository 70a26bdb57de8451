import { factTime } from '@deals/events'
import type { StreamEvent } from '@deals/event-log'

/** An event and when what it tells of happened (ms), no earlier than what its stream told before. */
export interface Happened<Event> {
  readonly event: Event
  readonly at: number
}

/** Facts in the order in which they happened; those of one stream, which are given in its order, stay in it. */
export function asHappened<Event extends StreamEvent>(events: readonly Event[]): Happened<Event>[] {
  const reached = new Map<string, number>()
  const timed = events.map((event) => {
    const at = Math.max(factTime(event), reached.get(event.stream) ?? 0)
    reached.set(event.stream, at)
    return { event, at }
  })
  return timed.toSorted((one, other) => one.at - other.at)
}
