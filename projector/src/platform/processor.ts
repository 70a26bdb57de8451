import { beforeFirst, type Position } from '@deals/events'
import type { ReadEvent } from './decoding.ts'
import { emptyDigest } from './digest.ts'
import type { Discards } from './discards.ts'
import { documentCache } from './document-cache.ts'
import { eventsOfTypes } from './events-of-types.ts'
import { foldInHand, passInHand, write, type Standing, type Writing } from './fold-and-write.ts'
import { foldBatch } from './fold-batch.ts'
import { foldOf } from './fold-event.ts'
import { parkedKeys, type ParkedKeys } from './parked-keys.ts'
import { patientWriter } from './patient-writer.ts'
import type { Projection } from './projection.ts'
import { shareOf } from './partitions/share.ts'
import { takingTurns } from './taking-turns.ts'
import {
  PartitionsChanged,
  wholeLog,
  type CheckpointMove,
  type Parking,
  type ProjectionStore,
  type VersionRef,
} from './projection-store.ts'
import type { Commit, Digest, ParkedEvent, ProjectionWriter } from './read-models.ts'
import type { WorkingSet } from './working-set.ts'
import type { OnWaiting } from './writer-retry.ts'

/**
 * One version of one projection while somebody feeds it. Whoever asks for something while it writes waits: what is folded
 * from one checkpoint must be written from that one.
 */
export interface Processor {
  readonly ref: VersionRef
  readonly projection: Projection
  readonly partition: string
  readonly position: Position
  readonly digest: Digest
  readonly counts: { written: number; older: number; events: number; lastBatch: number }
  readonly parked: ParkedKeys
  readonly parking: Parking
  /**
   * Folds what is new of a batch and writes documents and checkpoint. False when another writer had moved the
   * checkpoint: then the processor stands where that one left it, and nothing of this batch is written.
   */
  feed(events: readonly ReadEvent[], upTo: Position): Promise<boolean>
  /** Writes what waited in the parking, without moving the checkpoint. False as with `feed`. */
  release(fold: FoldReleased): Promise<boolean>
  /** The move of the checkpoint that a lazy processor has put off; null when there is none, or while it writes, which moves it. */
  putOff(): CheckpointMove | null
  /** Folds nothing until it is known whether the store has made the move that it has put off just now, and answers that. */
  movedWhen(isMade: Promise<boolean>): Promise<boolean>
  /** Makes the move by itself, and writes what is folded. */
  flush(): Promise<void>
}
/** Folds parked events into a working set of the processor's documents and says which need not wait any longer. */
export type FoldReleased = (working: WorkingSet) => Promise<NonNullable<Commit['release']>>

export interface ProcessorOptions {
  store: ProjectionStore
  projection: Projection
  ref: VersionRef
  /** Which part of the documents it folds; all of them, if nothing is said. */
  partition?: string
  /** It writes what it has folded once it has passed so many events, or is flushed; after each batch, if nothing is said. */
  writesAfter?: number
  /** How many documents of a collection it keeps between writing at least, where they are asked for again. */
  keeps?: number
  /** Whether it puts off moving the checkpoint past what changes no document, now; see `putOff`. */
  isLazy?: () => boolean
  /** What operators gave up is not folded, also where it is met for the first time; nothing, if nothing is said. */
  discards?: Discards | undefined
  signal: AbortSignal
  onWaiting?: OnWaiting
  onParked?: (events: readonly ParkedEvent[]) => void
}

/** Takes a version up where its checkpoint says. */
export async function openProcessor(options: ProcessorOptions): Promise<Processor> {
  const { store, projection, ref, partition = wholeLog, keeps } = options
  const writer = patientWriter(store.writer(ref), options)
  const [parking, parked] = [store.parking(ref), parkedKeys(projection)]
  const place = { position: beforeFirst, stored: beforeFirst, digest: emptyDigest }
  const state: Standing = { ...place, cache: documentCache(keeps), unwritten: null }
  let discarded: ReadonlySet<string> = new Set()
  const takeUp = async () => {
    discarded = (await options.discards?.(projection.name)) ?? discarded
    // Forgets what was remembered: another writer may have changed any document.
    state.cache.clear()
    const { position, digest } = await checkpointOf(writer, partition)
    Object.assign(state, { position, stored: position, digest, unwritten: null })
    parked.reset(await parking.keys())
  }
  await takeUp()
  const counts = { written: 0, older: 0, events: 0, lastBatch: 0 }
  const isGivenUp = (id: string) => discarded.size > 0 && discarded.has(id)
  const work: Work = { ...options, partition, writer, parking, parked, state, takeUp, counts, isGivenUp }
  const turns = takingTurns()
  const feed = feeding(work)
  return {
    ref,
    projection,
    partition,
    counts,
    parked,
    parking,
    get position() {
      return state.position
    },
    get digest() {
      return state.digest
    },
    feed: (events, upTo) => turns.take(() => feed(events, upTo)),
    putOff: () => (turns.isFree() && isPutOff(state) ? { ...ref, partition, ...moveOf(state) } : null),
    movedWhen: (isMade) => turns.take(() => moveWhen(isMade, state)),
    flush: () => turns.take(() => flush(work)),
    release: (foldParked) => turns.take(() => release(work, foldParked)),
  }
}

const isPutOff = ({ position, stored, unwritten }: Standing): boolean => position > stored && unwritten === null
const moveOf = ({ position, stored }: Standing) => ({ from: stored, to: position })

async function moveWhen(isMade: Promise<boolean>, state: Standing): Promise<boolean> {
  const { to } = moveOf(state)
  const made = await isMade
  if (made) {
    state.stored = to
  }
  return made
}

async function flush(work: Work): Promise<void> {
  if (work.state.position > work.state.stored) {
    await writeInHand(work, work.state.position)
  }
}

async function release(work: Work, foldParked: FoldReleased): Promise<boolean> {
  const { state, parked, parking } = work
  let released: Commit['release']
  await foldInHand(work, 0, async (working) => {
    released = await foldParked(working)
    return []
  })
  const { moved } = await write(work, { to: state.position, release: released })
  parked.reset(await parking.keys())
  return !moved
}

/** Writes what is in hand; false when another writer had moved the checkpoint. */
async function writeInHand(work: Work, to: Position): Promise<boolean> {
  const { state, counts, onParked } = work
  const park = state.unwritten?.park ?? []
  const { written, older, moved } = await write(work, { to })
  counts.written += written
  counts.older += older
  if (park.length > 0 && !moved) {
    onParked?.(park)
  }
  return !moved
}

/** A version that was never written begins as one whole. */
async function checkpointOf(
  writer: ProjectionWriter,
  partition: string,
): Promise<Pick<Standing, 'position' | 'digest'>> {
  const known = await writer.checkpoint(partition)
  const others = known === null ? await writer.checkpoints() : []
  if (others.some((one) => one.partition === partition)) {
    // Another writer has begun it just now.
    return checkpointOf(writer, partition)
  }
  if (known === null && (partition !== wholeLog || others.length > 0)) {
    throw new PartitionsChanged(
      `partition ${partition} is not there any more: does a projector with other settings work on the same read models?`,
    )
  }
  return known ?? { position: beforeFirst, digest: emptyDigest }
}

interface Work extends Omit<ProcessorOptions, 'partition'>, Writing {
  parking: Parking
  parked: ParkedKeys
  counts: Processor['counts']
  isGivenUp: (eventId: string) => boolean
}

/** Answers at once where nothing is to be folded. */
type Feed = (...batch: Parameters<Processor['feed']>) => boolean | Promise<boolean>

function feeding(work: Work): Feed {
  const { projection, state, counts, parked, isGivenUp, writesAfter = 0 } = work
  const fold = foldOf(projection)
  const handled = new Set<string>(projection.handles)
  const share = shareOf(projection, work.partition)
  const written = ({ passed }: { passed: number }, upTo: Position) => {
    if (passed < writesAfter) {
      state.position = upTo
      return true
    }
    return writeInHand(work, upTo)
  }
  const foldMine = async (mine: readonly ReadEvent[], passing: { events: number; upTo: Position }) => {
    const inHand = await foldInHand(work, passing.events, (working) =>
      foldBatch({ projection, fold, working, parked, share }, mine),
    )
    counts.events += mine.length
    counts.lastBatch = mine.length
    return written(inHand, passing.upTo)
  }
  return (events, upTo) => {
    if (upTo <= state.position) {
      return true
    }
    const mine = eventsOfTypes(events, handled).filter((read) => {
      const { id, position } = read.logged
      const isNew = position > state.position && position <= upTo
      return isNew && !isGivenUp(id) && (share?.concerns(read) ?? true)
    })
    if (mine.length > 0) {
      return foldMine(mine, { events: events.length, upTo })
    }
    if (work.isLazy?.() === true) {
      state.position = upTo
      return true
    }
    counts.lastBatch = 0
    return written(passInHand(work, events.length), upTo)
  }
}
