import type { AnyRecorded } from '@deals/events'
import type { ReadEvent } from './decoding.ts'
import type { Projection } from './projection.ts'
import type { ParkedEvent } from './read-models.ts'

/** Beyond these, something is wrong with the projection and not with single events: it pauses. */
export const parkingLimits = { keys: 1000, eventsPerKey: 1000 }

/** The parking is full; the projection must be repaired and built anew. */
export class ParkingFull extends Error {
  override name = 'ParkingFull'
}

/** Which keys of a version wait, and how many events each. Counted in memory, stored with the documents. */
export interface ParkedKeys {
  /** The key under which an event has to wait, or null. */
  waitingKey(read: ReadEvent): string | null
  add(events: readonly ParkedEvent[]): void
  /** Starts again from what is stored. */
  reset(stored: readonly { key: string; events: number }[]): void
  size(): number
}

/** Without its payload nobody can say which documents an event touches; its stream is what is known of it. */
export const keyOfStream = (stream: string): string => `stream:${stream}`

export function parkedKeys(projection: Projection): ParkedKeys {
  const counts = new Map<string, number>()
  return {
    waitingKey({ logged, event }) {
      if (counts.size === 0) {
        return null
      }
      const key = event === undefined ? null : keyOf(projection, event)
      const ofStream = keyOfStream(logged.stream)
      return key !== null && counts.has(key) ? key : counts.has(ofStream) ? ofStream : null
    },
    add(events) {
      events.forEach(({ key }) => counts.set(key, (counts.get(key) ?? 0) + 1))
      if (
        counts.size > parkingLimits.keys ||
        [...counts.values()].some((count) => count > parkingLimits.eventsPerKey)
      ) {
        throw new ParkingFull(`more than ${parkingLimits.keys} keys or ${parkingLimits.eventsPerKey} events of one key`)
      }
    },
    reset(stored) {
      counts.clear()
      stored.forEach(({ key, events }) => counts.set(key, events))
    },
    size: () => counts.size,
  }
}

/** An event whose key cannot be told is folded like any other, and parked by its stream when that fails. */
function keyOf(projection: Projection, event: AnyRecorded): string | null {
  try {
    return projection.key(event)
  } catch {
    return null
  }
}
