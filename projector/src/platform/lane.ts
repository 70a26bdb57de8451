import type { Position } from '@deals/events/log'
import type { ReadEvent } from './decoding.ts'
import { emptyDigest, movedDigest } from './digest.ts'
import { foldBatch } from './fold-batch.ts'
import { foldOf } from './fold-event.ts'
import { parkedKeys, type ParkedKeys } from './parked-keys.ts'
import type { Projection } from './projection.ts'
import { wholeLog, type Parking, type ProjectionStore, type VersionRef } from './projection-store.ts'
import type { Commit, Committed, Digest, ParkedEvent, ProjectionWriter } from './read-models.ts'
import { documentCache, workingSet, type DocumentCache, type WorkingSet } from './working-set.ts'
import { untilWritten, type OnWaiting } from './writer-retry.ts'

/** One version of one projection while somebody feeds it. */
export interface Lane {
  readonly ref: VersionRef
  readonly projection: Projection
  readonly position: Position
  readonly digest: Digest
  readonly counts: { written: number; older: number; events: number; lastBatch: number }
  readonly parked: ParkedKeys
  readonly parking: Parking
  /**
   * Folds what is new of a batch and writes documents and checkpoint. False when another writer had moved the
   * checkpoint: then the lane stands where that one left it, and nothing of this batch is written.
   */
  feed(events: readonly ReadEvent[], upTo: Position): Promise<boolean>
  /** Writes what waited in the parking, without moving the checkpoint. False as with `feed`. */
  release(fold: FoldReleased): Promise<boolean>
}
/** Folds parked events into a working set of the lane's documents and says which need not wait any longer. */
export type FoldReleased = (working: WorkingSet) => Promise<NonNullable<Commit['release']>>

export interface LaneOptions {
  store: ProjectionStore
  projection: Projection
  ref: VersionRef
  /** A rebuild stops at the first failure; a live lane parks what it cannot fold. */
  mode: 'live' | 'rebuild'
  signal: AbortSignal
  onWaiting?: OnWaiting
  onParked?: (events: readonly ParkedEvent[]) => void
}

interface LaneState {
  position: Position
  digest: Digest
  cache: DocumentCache
}

/** Takes a version up where its checkpoint says. */
export async function openLane(options: LaneOptions): Promise<Lane> {
  const { store, projection, ref } = options
  const [writer, parking, parked] = [store.writer(ref), store.parking(ref), parkedKeys(projection)]
  const state: LaneState = { position: 0, digest: emptyDigest, cache: documentCache() }
  const takeUp = async () => {
    // Forgets what was remembered: another writer may have changed any document.
    state.cache.clear()
    Object.assign(state, (await writer.checkpoint(wholeLog)) ?? { position: 0, digest: emptyDigest })
    parked.reset(await parking.keys())
  }
  await takeUp()
  const counts = { written: 0, older: 0, events: 0, lastBatch: 0 }
  const work: LaneWork = { ...options, writer, parked, state, takeUp, counts }
  return {
    ref,
    projection,
    counts,
    parked,
    parking,
    get position() {
      return state.position
    },
    get digest() {
      return state.digest
    },
    feed: feeding(work),
    async release(foldParked) {
      const working = workingSet(writer, state.cache)
      const release = await foldParked(working)
      const { moved } = await write(work, working, { to: state.position, release })
      parked.reset(await parking.keys())
      return !moved
    },
  }
}

interface LaneWork extends LaneOptions {
  writer: ProjectionWriter
  parked: ParkedKeys
  state: LaneState
  counts: Lane['counts']
  takeUp: () => Promise<void>
}

function feeding(work: LaneWork): Lane['feed'] {
  const { projection, writer, mode, state, counts, onParked = () => {} } = work
  const fold = foldOf(projection)
  const handled = new Set<string>(projection.handles)
  const parked = mode === 'live' ? work.parked : null
  return async (events, upTo) => {
    if (upTo <= state.position) {
      return true
    }
    const mine = events.filter(({ logged }) => logged.position > state.position && handled.has(logged.type))
    const working = workingSet(writer, state.cache)
    const park = await foldBatch({ projection, fold, working, parked }, mine)
    const { written, older, moved } = await write(work, working, { to: upTo, park })
    counts.events += mine.length
    counts.lastBatch = mine.length
    counts.written += written
    counts.older += older
    if (park.length > 0 && !moved) {
      onParked(park)
    }
    return !moved
  }
}

type Writing = Pick<Commit, 'to' | 'park' | 'release'>

async function write(work: LaneWork, working: WorkingSet, rest: Writing): Promise<Committed> {
  const { writer, state, signal, onWaiting = () => {} } = work
  const { puts, digestChange } = working.changes()
  const digest = movedDigest(state.digest, digestChange)
  const commit = { puts, partition: wholeLog, from: state.position, digest, ...rest }
  const committed = await untilWritten(() => writer.commit(commit), { signal, onWaiting })
  if (committed.moved) {
    await work.takeUp()
  } else {
    working.keep()
    Object.assign(state, { position: rest.to, digest })
  }
  return committed
}
