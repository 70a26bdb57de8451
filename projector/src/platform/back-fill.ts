import { beforeFirst, earlierOf, earliestOf, type Position } from '@deals/events'
import { expectedTotal, type EventLog } from '@deals/event-log'
import { catchUp, type CatchUpOptions } from './catch-up.ts'
import type { Decoder } from './decoding.ts'
import { discardsIn } from './discards.ts'
import { inTwoParts } from './divide-work.ts'
import { openProcessor, type Processor } from './processor.ts'
import { paceOf } from './pace.ts'
import { passOverDiscarded, refuseFolded } from './pass-over-discarded.ts'
import type { Projection } from './projection.ts'
import type { ProjectionStore, VersionRef } from './projection-store.ts'
import { untilWritten } from './writer-retry.ts'

/**
 * How many events a build takes that has a core to itself: in small pieces, so that most of what they are made of is gone
 * before anybody has to keep it, and written in large ones, because what is asked for all the time is written once for
 * many changes. Most of what it writes nobody asks for again.
 */
const alone = { readsAtOnce: 1_000, writesAfter: 20_000, keeps: 1_000 }

/** A version that is being built. */
export interface Building {
  projection: Projection
  ref: VersionRef
}

/** How far versions are, all of them together. */
export interface Filled {
  position: Position
  documentsWritten: number
  /** Read from the log so far. */
  events: number
}

/** Folds versions up to the head of the log somewhere else; the signal ends it early. */
export type FoldBeside = (
  versions: readonly VersionRef[],
  told: { signal: AbortSignal; onProgress: (filled: Filled) => void },
) => Promise<void>

export interface BackFillOptions {
  log: EventLog
  store: ProjectionStore
  decoder: Decoder
  /** Part of one core that it may take. */
  share: number
  signal: AbortSignal
  /** Where it is given, it takes half of the work. */
  foldBeside?: FoldBeside | undefined
  onIndex: (step: string) => void
  onBatch: OnBatch
  noteUnread?: CatchUpOptions['noteUnread']
}
/** Told the head and how many events it is to it, as far as that can be told. */
type OnBatch = (filled: Filled, batch: { head: Position; total: number | null; events: number }) => void

/** Folds all that is in the log and builds the indexes: then a running projector may take the versions over. */
export async function backFill(options: BackFillOptions, building: readonly Building[]): Promise<void> {
  const { log, store, foldBeside } = options
  const discards = discardsIn(log)
  const before = new Map<string, ReadonlySet<string>>()
  for (const { projection } of building) {
    before.set(projection.name, await discards(projection.name))
  }
  const isDivided = foldBeside !== undefined && building.length > 1
  const processors = isDivided ? await inTwo(options, building, foldBeside) : await fillHere(options, building)
  // Building the indexes took a while; what came meanwhile is folded before somebody else takes over.
  await foldToHead(processors, { ...options, onBatch: () => {} })
  for (const processor of processors) {
    await refuseFolded(processor, { discards, store, before: before.get(processor.projection.name) ?? new Set() })
    await passOverDiscarded(processor, { ...options, discards })
  }
  for (const { ref } of building) {
    await store.setState(ref, 'ready')
  }
}

/** The indexes are all built here: a commit waits for one patiently, but the building of one not for another. */
async function inTwo(
  options: BackFillOptions,
  building: readonly Building[],
  foldBeside: FoldBeside,
): Promise<readonly Processor[]> {
  const [mine, others] = await inTwoParts(options, building)
  const failed = new AbortController()
  const signal = AbortSignal.any([options.signal, failed.signal])
  let elsewhere: Filled = { position: beforeFirst, documentsWritten: 0, events: 0 }
  const onProgress = (filled: Filled) => (elsewhere = filled)
  const onBatch: OnBatch = (here, batch) => options.onBatch(together(here, elsewhere), batch)
  const refs = others.map(({ ref }) => ref)
  const halves = [fillHere({ ...options, signal, onBatch }, mine), foldBeside(refs, { signal, onProgress })] as const
  try {
    const [processors] = await Promise.all(halves)
    await buildIndexes(options, others)
    return [...processors, ...(await openProcessors(options, others))]
  } finally {
    // What one half could not fold ends the other half too.
    failed.abort()
    await Promise.allSettled(halves)
  }
}

const together = (one: Filled, other: Filled): Filled => ({
  position: earlierOf(one.position, other.position),
  // Both read the whole log, and the slower one is waited for.
  events: Math.min(one.events, other.events),
  documentsWritten: one.documentsWritten + other.documentsWritten,
})

async function fillHere(options: BackFillOptions, building: readonly Building[]): Promise<readonly Processor[]> {
  const processors = await openProcessors(options, building)
  await foldToHead(processors, options)
  await buildIndexes(options, building)
  return processors
}

async function buildIndexes({ store, signal, onIndex }: BackFillOptions, building: readonly Building[]): Promise<void> {
  for (const { ref } of building) {
    // Another thread or process writes too, and what was built already is found built.
    const onWaiting = (reason: string | null) => void (reason !== null && onIndex(`indexes wait: ${reason}`))
    await untilWritten(() => store.buildIndexes(ref, onIndex), { signal, onWaiting })
    signal.throwIfAborted()
  }
}

export async function openProcessors(
  { log, store, share, signal }: Pick<BackFillOptions, 'log' | 'store' | 'share' | 'signal'>,
  building: readonly Building[],
): Promise<readonly Processor[]> {
  const processors: Processor[] = []
  for (const { projection, ref } of building) {
    const writing = share < 1 ? {} : { writesAfter: alone.writesAfter, keeps: alone.keeps }
    processors.push(await openProcessor({ store, projection, ref, discards: discardsIn(log), signal, ...writing }))
  }
  return processors
}

export async function foldToHead(
  processors: readonly Processor[],
  options: Pick<BackFillOptions, 'log' | 'decoder' | 'share' | 'signal' | 'onBatch' | 'noteUnread'>,
): Promise<void> {
  const { log, share, signal, onBatch } = options
  const head = await log.head()
  const total = await expectedTotal(log, slowestOf(processors), head)
  let read = 0
  const tell = (events: number) => {
    read += events
    const filled = { ...filledBy(processors), events: read }
    onBatch(filled, { head, total: total(filled), events })
  }
  const pace = paceOf(share, signal, share < 1 ? undefined : alone.readsAtOnce)
  await catchUp(processors, { ...options, pace, onBatch: ({ events }) => tell(events.length) })
  for (const processor of processors) {
    await processor.flush()
  }
  // What was written just now counts too.
  tell(0)
  signal.throwIfAborted()
}

const slowestOf = (processors: readonly Processor[]): Position => earliestOf(processors.map(({ position }) => position))

const filledBy = (processors: readonly Processor[]): Omit<Filled, 'events'> => ({
  position: slowestOf(processors),
  documentsWritten: processors.reduce((sum, { counts }) => sum + counts.written, 0),
})
