import type { AnyRecorded } from '@deals/events'
import { messageOf, type ReadEvent } from './decoding.ts'
import { touchedByField, touchedById, type FoldEvent } from './fold-event.ts'
import { keyOfStream, type ParkedKeys } from './parked-keys.ts'
import type { Share } from './partitions/share.ts'
import type { DocumentRef, Projection } from './projection.ts'
import type { ParkedEvent } from './read-models.ts'
import type { WorkingSet } from './working-set.ts'

/** A rebuild met an event that it cannot fold; it stops there, because a version with holes is worth nothing. */
export class FoldStopped extends Error {
  override name = 'FoldStopped'
}

/** What one fold needs beside the events. */
export interface Folding {
  projection: Projection
  fold: FoldEvent
  working: WorkingSet
  /** Null in a rebuild: there the first failure ends everything. */
  parked: ParkedKeys | null
  /** What of the documents is folded, where partitions are folded apart. */
  share?: Share | null
}

/** A fold that throws is pure and will throw again; the tries are for what its run time does, such as a lack of memory. */
const triesBeforeParking = 3

/** Folds events in order and answers those that must wait in the parking. */
export async function foldBatch(folding: Folding, events: readonly ReadEvent[]): Promise<ParkedEvent[]> {
  const { projection, working } = folding
  const refs = events.map(({ event }) => (event === undefined ? [] : refsOf(projection, event)))
  await working.load(refs.flatMap((some) => (typeof some === 'string' ? [] : some)))
  const parking: ParkedEvent[] = []
  for (const [at, read] of events.entries()) {
    const waiting = folding.parked?.waitingKey(read) ?? null
    const failed = waiting === null ? await foldOne(folding, read, refs[at] ?? []) : parkedAs(read, waiting, null)
    if (failed !== null) {
      folding.parked?.add([failed])
      parking.push(failed)
    }
  }
  return parking
}

/** References of an event, or the message of what was thrown while asking for them. */
function refsOf(projection: Projection, event: AnyRecorded): readonly DocumentRef[] | string {
  try {
    return projection.touches(event)
  } catch (error) {
    return messageOf(error)
  }
}

async function foldOne(
  folding: Folding,
  read: ReadEvent,
  refs: readonly DocumentRef[] | string,
): Promise<ParkedEvent | null> {
  const failure = read.event === undefined ? read.unreadable : await tryToFold(folding, read.event, refs)
  if (failure === null) {
    return null
  }
  const kind = read.event === undefined ? 'decode' : 'fold'
  if (folding.parked === null) {
    const { type, stream, position } = read.logged
    throw new FoldStopped(`${folding.projection.name} cannot ${kind} ${type} at ${position} in ${stream}: ${failure}`)
  }
  return parkedAs(read, parkingKey(folding.projection, read), { kind, message: failure })
}

async function tryToFold(
  { fold, working, share = null }: Folding,
  event: AnyRecorded,
  refs: readonly DocumentRef[] | string,
): Promise<string | null> {
  if (typeof refs === 'string') {
    return refs
  }
  const reached = refs.some(({ where }) => where !== undefined)
    ? await touchedByField(event, refs, working)
    : touchedById(event, refs, working)
  const touched = share?.ours(reached) ?? reached
  for (let attempt = 1; ; attempt += 1) {
    try {
      fold(touched)
      return null
    } catch (error) {
      if (attempt === triesBeforeParking) {
        return messageOf(error)
      }
    }
  }
}

function parkingKey(projection: Projection, { logged, event }: ReadEvent): string {
  try {
    return event === undefined ? keyOfStream(logged.stream) : projection.key(event)
  } catch {
    return keyOfStream(logged.stream)
  }
}

const parkedAs = ({ logged }: ReadEvent, key: string, failure: ParkedEvent['failure']): ParkedEvent => ({
  key,
  position: logged.position,
  eventId: logged.id,
  type: logged.type,
  stream: logged.stream,
  failure,
})
