import { groupedBy } from '@deals/events'
import type { ReadEvent } from './decoding.ts'

/** The events of a batch by their type, with their place in it. */
type ByType = ReadonlyMap<string, readonly number[]>

const known = new WeakMap<readonly ReadEvent[], ByType>()

/**
 * The events of some types, in order. Most views want few of them, and there are dozens of views: what each of them would
 * look for in the whole batch is found once.
 */
export function eventsOfTypes(events: readonly ReadEvent[], types: ReadonlySet<string>): readonly ReadEvent[] {
  const byType = known.get(events) ?? groupedBy([...events.keys()], (at) => events[at]?.logged.type ?? '')
  known.set(events, byType)
  const places = [...byType].filter(([type]) => types.has(type)).map(([, found]) => found)
  const count = places.reduce((sum, found) => sum + found.length, 0)
  if (count === events.length) {
    return events
  }
  // To put many places in order takes longer than to look at each event.
  return count * fewOf > events.length
    ? events.filter(({ logged }) => types.has(logged.type))
    : places
        .flat()
        .sort((left, right) => left - right)
        .flatMap((at) => events[at] ?? [])
}

const fewOf = 8
