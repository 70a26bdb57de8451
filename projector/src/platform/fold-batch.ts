import { messageOf, type ReadEvent } from './decoding.ts'
import { touchedBy, withMatching, withRare, type FoldEvent, type Touched } from './fold-event.ts'
import { keyOfStream, type ParkedKeys } from './parked-keys.ts'
import type { Share } from './partitions/share.ts'
import type { Projection } from './projection.ts'
import type { ParkedEvent } from './read-models.ts'
import type { WorkingSet } from './working-set.ts'

/** What one fold needs beside the events. */
export interface Folding {
  projection: Projection
  fold: FoldEvent
  working: WorkingSet
  parked: ParkedKeys
  /** What of the documents is folded, where partitions are folded apart. */
  share?: Share | null
}

/** A fold that throws is pure and will throw again; the tries are for what its run time does, such as a lack of memory. */
const triesBeforeParking = 3

/** Folds events in order and answers those that must wait in the parking. */
export async function foldBatch(folding: Folding, events: readonly ReadEvent[]): Promise<ParkedEvent[]> {
  const { working } = folding
  const touching = events.map((read) => touchedOrWhy(folding, read))
  await working.load()
  const parking: ParkedEvent[] = []
  let at = 0
  for (const read of events) {
    const touched = touching[at] ?? 'nothing was read'
    at += 1
    const waiting = folding.parked.waitingKey(read)
    const hasLookUps = typeof touched !== 'string' && touched.lookUps.length > 0
    // Hardly any event has something to look up, and to wait for each of a million would cost more than folding them.
    const reached = hasLookUps && waiting === null ? await withMatching(touched, working) : touched
    const tried = waiting === null ? tryToFold(folding, reached) : folded
    const asks = tried.asks && typeof reached !== 'string'
    const done = asks ? tryToFold(folding, await withRare(reached, working)) : tried
    const failed = waiting === null ? failedAs(folding, read, done) : parkedAs(read, waiting, null)
    if (failed !== null) {
      folding.parked.add([failed])
      parking.push(failed)
    }
  }
  return parking
}

/** What an event touches, or why it cannot be folded: it cannot be read, or the projection threw when it was asked. */
function touchedOrWhy({ projection, working }: Folding, { event, unreadable }: ReadEvent): Touched | string {
  try {
    return event === undefined ? unreadable : touchedBy(projection, event, working)
  } catch (error) {
    return messageOf(error)
  }
}

function failedAs({ projection }: Folding, read: ReadEvent, { failure }: Tried): ParkedEvent | null {
  if (failure === null) {
    return null
  }
  const kind = read.event === undefined ? 'decode' : 'fold'
  return parkedAs(read, parkingKey(projection, read), { kind, message: failure })
}

/** What became of an event: folded, or not and why; or it asks for documents that hardly any asks for. */
interface Tried {
  readonly failure: string | null
  readonly asks: boolean
}
const folded: Tried = { failure: null, asks: false }
const asking: Tried = { failure: null, asks: true }
const failing = (failure: string): Tried => ({ failure, asks: false })

function tryToFold({ fold, share = null }: Folding, reached: Touched | string): Tried {
  if (typeof reached === 'string') {
    return failing(reached)
  }
  const touched = share?.ours(reached) ?? reached
  for (let attempt = 1; ; attempt += 1) {
    try {
      return fold(touched) ? folded : asking
    } catch (error) {
      if (attempt === triesBeforeParking) {
        return failing(messageOf(error))
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
