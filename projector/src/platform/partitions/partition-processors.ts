import { earliestOf, type Position } from '@deals/events'
import { runsOf, type Run, type View } from '@deals/event-log'
import { readEvents, type ReadEvent } from '../decoding.ts'
import { discardsIn } from '../discards.ts'
import { failed, feedingOf, type Feeding } from '../feeding.ts'
import { openProcessor, type Processor } from '../processor.ts'
import { recordsOfParked } from '../parking-records.ts'
import type { Projection } from '../projection.ts'
import type { StoredVersion } from '../projection-store.ts'
import type { RunOptions } from '../run-options.ts'
import { takingTurns, type Turns } from '../taking-turns.ts'
import type { CarriedPiece } from './carrier.ts'
import { pagesFor } from './feed-from-log.ts'
import { partitionName, partitionNames } from './partition-names.ts'
import { settlePartitions } from './settle-partitions.ts'

/** A version that is to be fed, with its projection. */
export interface FedVersion {
  stored: StoredVersion
  projection: Projection
}

/** One partition of a view in this process: the processors of all versions that are fed. */
export interface PartitionProcessors {
  readonly view: View
  readonly index: number
  readonly feedings: ReadonlyMap<string, Feeding>
  /** Folds what was carried; what is missing before it is read from the log. */
  receive(piece: Pick<CarriedPiece, 'records' | 'beat'>): Promise<void>
  /** Folds versions up to a position from the log alone. */
  catchUp(versions: readonly FedVersion[], upTo: Position): Promise<void>
  /** Does something with the processors while nothing else is folded. */
  withProcessors(work: (processor: Processor) => Promise<void>): Promise<void>
  /** Lets go of versions that are not fed any longer. */
  keepOnly(versions: readonly FedVersion[]): void
}

interface Parts extends RunOptions {
  view: View
  index: number
  count: number
  /** What is to be fed now. */
  versions: () => Promise<readonly FedVersion[]>
}
interface State extends Parts {
  feedings: Map<string, Feeding>
  /** When (performance.now) a version that failed is tried again. */
  pauses: Map<string, number>
  inTurn: Turns['take']
}

const tryAgainAfter = 1000

/** Wraps what the carrier throws in `beat`, which is for the carrier and no fault of a processor. */
class CarrierSays extends Error {
  override name = 'CarrierSays'
}

export const nameOf = ({ stored: { projection, version } }: FedVersion): string => `${projection} ${version}`

export function partitionProcessors(parts: Parts): PartitionProcessors {
  const state: State = { ...parts, feedings: new Map(), pauses: new Map(), inTurn: takingTurns().take }
  const { view, index, feedings, inTurn } = state
  return {
    view,
    index,
    feedings,
    async receive(piece) {
      try {
        await inTurn(() => receive(state, piece))
      } catch (error) {
        throw error instanceof CarrierSays ? error.cause : error
      }
    },
    catchUp: (versions, upTo) => inTurn(() => catchUp(state, versions, { upTo })),
    withProcessors: (work) =>
      inTurn(async () => {
        for (const { processor } of feedings.values()) {
          await work(processor)
        }
      }),
    keepOnly(versions) {
      const names = new Set(versions.map(nameOf))
      ;[...feedings.keys()].filter((name) => !names.has(name)).forEach((name) => feedings.delete(name))
    },
  }
}

async function receive(state: State, { records, ...piece }: Pick<CarriedPiece, 'records' | 'beat'>): Promise<void> {
  const beat = () => piece.beat().catch((error: unknown) => Promise.reject(new CarrierSays('', { cause: error })))
  const runs = runsOf(records)
  const versions = (await state.versions()).filter(({ projection: { view = 'by-post' } }) => view === state.view)
  const wanted = new Set<string>(versions.flatMap(({ projection }) => projection.handles))
  const read = await readEvents(
    runs.flatMap(({ events }) => events),
    state.decoder,
    (type) => wanted.has(type),
  )
  for (const run of runs) {
    await catchUp(state, versions, { upTo: run.after, beat })
    // Each waits for the store by itself, and none for another.
    const folds = versions.map((version) =>
      withProcessor(state, version, (feeding) => foldRun(state, feeding, { run, read })),
    )
    await allOver(folds)
    await beat()
  }
}

/** Nothing goes on behind the back of who waits, also where one fails. */
async function allOver(all: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(all)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') {
    throw failed.reason
  }
}

/** Folds what processors have missed, in one pass over the log. */
async function catchUp(
  state: State,
  versions: readonly FedVersion[],
  { upTo, beat = async () => {} }: { upTo: Position; beat?: () => Promise<void> },
): Promise<void> {
  const behind = new Map<FedVersion, Processor>()
  for (const version of versions) {
    await withProcessor(
      state,
      version,
      async ({ processor }) => void (processor.position < upTo && behind.set(version, processor)),
    )
  }
  if (behind.size > 0) {
    const after = earliestOf([...behind.values()].map(({ position }) => position))
    state.logger.info({ view: state.view, partition: state.index, after, upTo }, 'events are read from the log itself')
  }
  for await (const page of pagesFor(() => [...behind.values()], upTo, { ...state, beat })) {
    for (const [version] of behind) {
      if (
        !(await withProcessor(
          state,
          version,
          async ({ processor }) => void (await processor.feed(page.read, page.upTo)),
        ))
      ) {
        behind.delete(version)
      }
    }
  }
}

/** A processor that could not catch up is left where it is: what it misses is found missing again the next time. */
async function foldRun(
  { signal }: State,
  feeding: Feeding,
  { run, read }: { run: Run; read: readonly ReadEvent[] },
): Promise<void> {
  const { processor } = feeding
  const passed = processor.counts.events
  while (processor.position >= run.after && processor.position < run.upTo && !signal.aborted) {
    // False when another process has folded the same: then the processor stands where that one left it.
    await processor.feed(read, run.upTo)
  }
  feeding.speed.passed(processor.counts.events - passed)
  feeding.lastAt = run.events.at(-1)?.at ?? feeding.lastAt
}

/** An error of one processor is none of the others: what it misses meanwhile it reads from the log. False when it failed. */
async function withProcessor(
  state: State,
  version: FedVersion,
  work: (feeding: Feeding) => Promise<void>,
): Promise<boolean> {
  const { signal } = state
  const name = nameOf(version)
  if (performance.now() < (state.pauses.get(name) ?? 0)) {
    return false
  }
  const feeding = state.feedings.get(name)
  try {
    const open = feeding === undefined || feeding.state === 'failed' ? await take(state, version) : feeding
    await work(open)
    return true
  } catch (error) {
    if (signal.aborted || error instanceof CarrierSays) {
      throw error
    }
    await broke(state, version, error)
    return false
  }
}

async function broke({ feedings, pauses, index, store, logger }: State, version: FedVersion, error: unknown) {
  const name = nameOf(version)
  const feeding = feedings.get(name)
  pauses.set(name, performance.now() + tryAgainAfter)
  if (feeding === undefined) {
    logger.error({ name, partition: index, err: error }, 'a version cannot be taken up')
    return
  }
  failed(feeding, error)
  logger.error({ name, partition: index, err: error }, `projection ${feeding.state}: ${feeding.reason ?? ''}`)
  if (feeding.state === 'paused') {
    await store.setPaused(feeding.processor.ref.projection, true)
  }
}

async function take(state: State, { stored, projection }: FedVersion): Promise<Feeding> {
  const { store, index, count, signal, logger, feedings } = state
  const ref = { projection: stored.projection, version: stored.version }
  const name = nameOf({ stored, projection })
  await settlePartitions(state, { projection, ref }, partitionNames(count))
  if (stored.state === 'ready') {
    await store.setState(ref, 'fed')
  }
  const processor = await openProcessor({
    store,
    projection,
    ref,
    partition: partitionName({ index, count }),
    isLazy: () => true,
    signal,
    discards: discardsIn(state.log),
    onWaiting: (reason) => Object.assign(feedings.get(name) ?? {}, { isWaiting: reason !== null, reason }),
    onParked: (events) => {
      logger.error({ ...ref, partition: index, parked: events }, 'events could not be folded and were parked')
      void state.record(recordsOfParked(ref, events))
    },
  })
  const feeding = Object.assign(await feedingOf(processor, state.log), { state: 'live' as const })
  feedings.set(name, feeding)
  return feeding
}
