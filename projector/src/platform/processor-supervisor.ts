import { setTimeout as delay } from 'node:timers/promises'
import { earliestOf, latestOf, type Position } from '@deals/events'
import type { Batch } from '@deals/event-log'
import { catchUp } from './catch-up.ts'
import { isOurs } from './is-ours.ts'
import { readEvents, type ReadEvent } from './decoding.ts'
import { discardsIn, type Discards } from './discards.ts'
import { failed, feedingOf, isLeftBehind, passed, type Feeding } from './feeding.ts'
import { placesWithin } from './is-within.ts'
import { openProcessor, type Processor } from './processor.ts'
import { paceOf } from './pace.ts'
import { recordsOfParked } from './parking-records.ts'
import { moveOn } from './partitions/flush-moves.ts'
import { settlePartitions } from './partitions/settle-partitions.ts'
import { wholeLog, type Standing, type StoredVersion, type VersionRef } from './projection-store.ts'
import type { RunOptions } from './run-options.ts'
import { notingUnread } from './unread-events.ts'

/** The processors of a running projector: it opens them, lets them catch up, feeds them and lets them go. */
export interface ProcessorSupervisor {
  readonly feedings: ReadonlyMap<string, Feeding>
  /** Takes up what is to be fed and lets go of what is dropped or paused. */
  review(): Promise<void>
  /** Hands a batch of the subscription to every live processor. */
  feed(batch: Batch): Promise<void>
  /** From where the subscription has to begin, after the first review: with nothing to feed yet, from the head. */
  start(head: Position): Promise<Position>
  /** Resolves when no processor is catching up any more; call it after the signal. */
  settled(): Promise<void>
  /** Calls back whenever a processor has moved or changed its state. */
  onMove(listener: () => void): () => void
}

interface Care extends RunOptions {
  /** Done once a processor is live, before anybody relies on it. */
  onLive: (processor: Processor) => Promise<void>
  feedings: Map<string, Feeding>
  listeners: Set<() => void>
  catchUps: Set<Promise<void>>
  discards: Discards
  noteUnread: ReturnType<typeof notingUnread>
  /** Processors of versions that a rebuild has left for this projector to take over. */
  ready: Set<string>
  /** Up to where batches have been handed out, once there were any; a processor is live when it stands there. */
  reached: Position | null
  identity?: string
}

/** A processor that stands further behind the others than this catches up by itself, so that they need not wait for it. */
const nearEnough = 5000
const retryMs = 1000

const nameOf = ({ projection, version }: VersionRef): string => `${projection} ${version}`

export function processorSupervisor(options: RunOptions & Pick<Care, 'onLive'>): ProcessorSupervisor {
  const care: Care = {
    ...options,
    discards: discardsIn(options.log),
    noteUnread: notingUnread(options),
    feedings: new Map(),
    listeners: new Set(),
    catchUps: new Set(),
    ready: new Set(),
    reached: null,
  }
  return {
    feedings: care.feedings,
    review: () => review(care),
    feed: (batch) => feed(care, batch),
    start: (head) => start(care, head),
    settled: async () => void (await Promise.all(care.catchUps)),
    onMove(listener) {
      care.listeners.add(listener)
      return () => care.listeners.delete(listener)
    },
  }
}

const tell = ({ listeners }: Care): void => [...listeners].forEach((listener) => listener())

async function review(care: Care): Promise<void> {
  const standings = new Map((await care.store.standings()).map((standing) => [standing.projection, standing]))
  // Asked once: a log that is another one while it is followed is nothing to go on with.
  const identity = (care.identity ??= await care.log.identity())
  const versions = (await care.store.versions()).filter((version) => isOurs({ ...care, identity }, version))
  for (const [name, feeding] of care.feedings) {
    const isThere = versions.some((version) => nameOf(version) === name)
    if (!isThere || standings.get(feeding.processor.ref.projection)?.paused === true) {
      letGo(care, name, isThere)
    }
  }
  for (const version of versions) {
    await takeUp(care, version, standings.get(version.projection))
  }
  tell(care)
}

function letGo(care: Care, name: string, isPaused: boolean): void {
  const feeding = care.feedings.get(name)
  feeding?.stop.abort()
  if (feeding !== undefined && isPaused) {
    feeding.state = 'paused'
  } else {
    care.feedings.delete(name)
  }
}

async function takeUp(care: Care, version: StoredVersion, standing: Standing | undefined): Promise<void> {
  const name = nameOf(version)
  if (standing?.paused === true || (care.feedings.get(name)?.state ?? 'paused') !== 'paused') {
    return
  }
  const feeding = await feedingOf(await openFor(care, version), care.log)
  care.feedings.set(name, feeding)
  void (version.state === 'ready' && care.ready.add(name))
  if (care.reached !== null) {
    beginCatchUp(care, feeding)
  }
}

async function openFor(care: Care, { projection, version }: VersionRef): Promise<Processor> {
  const { store, discards, signal, logger, feedings } = care
  const declared = care.projections.find((one) => one.name === projection)
  if (declared === undefined) {
    throw new Error(`${projection} is not declared`)
  }
  const ref = { projection, version }
  await settlePartitions(care, { projection: declared, ref }, [wholeLog])
  return openProcessor({
    store,
    projection: declared,
    ref,
    discards,
    signal,
    // Most views have nothing to do with an event: their checkpoints are moved together.
    isLazy: () => feedings.get(nameOf(ref))?.state === 'live',
    onWaiting: (reason) => Object.assign(feedings.get(nameOf(ref)) ?? {}, { isWaiting: reason !== null, reason }),
    onParked: (events) => {
      logger.error({ ...ref, parked: events }, 'events could not be folded and were parked')
      void care.record(recordsOfParked(ref, events))
    },
  })
}

/** Processors that stand near the foremost one begin together; the others, and those to be taken over, follow by themselves. */
async function start(care: Care, head: Position): Promise<Position> {
  const feedings = [...care.feedings.values()].filter(({ state }) => state === 'catching-up')
  const positions = feedings.map(({ processor }) => processor.position)
  const foremost = latestOf(positions, head)
  const nearPlaces = placesWithin({ log: care.log, upTo: foremost, events: nearEnough }, new Set(positions))
  const near = feedings.filter(
    ({ processor }) => nearPlaces.has(processor.position) && !care.ready.has(nameOf(processor.ref)),
  )
  care.reached = earliestOf([foremost, ...near.map(({ processor }) => processor.position)])
  near.forEach((feeding) => (feeding.state = 'live'))
  feedings.filter((feeding) => !near.includes(feeding)).forEach((feeding) => beginCatchUp(care, feeding))
  return care.reached
}

async function feed(care: Care, batch: Batch): Promise<void> {
  care.reached = batch.upTo
  await care.noteUnread(batch.events)
  const live = [...care.feedings.values()].filter(({ state }) => state === 'live')
  const wanted = new Set<string>(live.flatMap(({ processor }) => processor.projection.handles))
  const read = await readEvents(batch.events, care.decoder, (type) => wanted.has(type))
  // All at once: a store on another machine is waited for once, and not once for each of them.
  const feeding = live.map((one) => feedOne(care, one, { read, batch }))
  await Promise.all([...feeding, moveOn(care.store, live, (one, error) => giveUp(care, one, error))])
  live.filter((one) => isLeftBehind(one, batch.upTo)).forEach((one) => beginCatchUp(care, one))
  tell(care)
}

async function feedOne(
  care: Care,
  feeding: Feeding,
  { read, batch }: { read: readonly ReadEvent[]; batch: Batch },
): Promise<void> {
  try {
    await feeding.processor.feed(read, batch.upTo)
    passed(feeding, batch)
  } catch (error) {
    await giveUp(care, feeding, error)
  }
}

/** An error is no end: the processor begins again from its checkpoint after a while, unless its version is gone. */
async function giveUp(care: Care, feeding: Feeding, error: unknown): Promise<void> {
  if (care.signal.aborted) {
    return
  }
  failed(feeding, error)
  care.logger.error({ ...feeding.processor.ref, err: error }, `projection ${feeding.state}: ${feeding.reason ?? ''}`)
  if (feeding.state === 'paused') {
    await care.store.setPaused(feeding.processor.ref.projection, true)
  } else if (feeding.state === 'failed') {
    beginCatchUp(care, feeding, retryMs)
  }
}

function beginCatchUp(care: Care, feeding: Feeding, afterMs = 0): void {
  const signal = AbortSignal.any([care.signal, feeding.stop.signal])
  const catchingUp = catchUpUntilLive(care, feeding, { signal, afterMs }).finally(() =>
    care.catchUps.delete(catchingUp),
  )
  care.catchUps.add(catchingUp)
}

async function catchUpUntilLive(
  care: Care,
  feeding: Feeding,
  { signal, afterMs }: { signal: AbortSignal; afterMs: number },
): Promise<void> {
  try {
    if (afterMs > 0) {
      await delay(afterMs, undefined, { signal })
      feeding.processor = await openFor(care, feeding.processor.ref)
      // Whoever let go of it meanwhile has said what it is now.
      signal.throwIfAborted()
    }
    feeding.state = 'catching-up'
    const pace = paceOf(care.share ?? 0.5, signal)
    const onBatch = (batch: Batch) => {
      passed(feeding, batch)
      tell(care)
    }
    while (!signal.aborted && feeding.state === 'catching-up') {
      await catchUp([feeding.processor], { ...care, pace, signal, onBatch })
      await goLive(care, feeding, signal)
    }
  } catch (error) {
    if (!signal.aborted) {
      await giveUp(care, feeding, error)
    }
  }
  tell(care)
}

/** Nothing is awaited between the look and the joining, so no batch can slip through. */
async function goLive(care: Care, feeding: Feeding, signal: AbortSignal): Promise<void> {
  if (signal.aborted || care.reached === null || feeding.processor.position < care.reached) {
    return
  }
  Object.assign(feeding, { state: 'live', reason: null })
  await care.onLive(feeding.processor)
  const stored = (await care.store.versions()).find((version) => nameOf(version) === nameOf(feeding.processor.ref))
  if (stored?.state === 'ready') {
    await care.store.setState(feeding.processor.ref, 'fed')
  }
}
