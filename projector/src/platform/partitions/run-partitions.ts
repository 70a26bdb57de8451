import { setTimeout as delay } from 'node:timers/promises'
import { beforeFirst, steadyNow, type Position } from '@deals/events'
import type { View } from '@deals/event-log'
import type { ProcessorProgress } from '../progress.ts'
import type { RunOptions } from '../run-options.ts'
import type { Running } from '../run-projections.ts'
import type { Carrier } from './carrier.ts'
import { fedVersions, type FedVersions } from './fed-versions.ts'
import { nameOf, partitionProcessors, type FedVersion, type PartitionProcessors } from './partition-processors.ts'
import { progressOfParts } from './progress-of-parts.ts'
import { flushMoves } from './flush-moves.ts'
import { passOverInPartition, serveParked } from './serve-parked.ts'
import { throttle, type Throttle } from './throttle.ts'
import { byPartition, standIn } from './stand-in.ts'

export interface PartitionedRunOptions extends RunOptions {
  carrier: Carrier
  /** How long (ms) a partition may stand still before its part is read from the log itself. */
  standInAfter?: number
}

const lookEvery = 2_000
const askEvery = 25
const moveAfter = 15
const standInAfterMs = 8_000

interface Partitions extends PartitionedRunOptions {
  versions: FedVersions
  all: Map<string, PartitionProcessors>
}

/** Folds the partitions that the carrier brings to this process, until the signal. */
export function runPartitions(options: PartitionedRunOptions): Running {
  const partitions: Partitions = { ...options, versions: fedVersions(options), all: new Map() }
  const ended = run(partitions)
  // Whoever awaits the end hears of an error; nobody has to.
  ended.catch(() => undefined)
  return {
    ended,
    async caughtUp() {
      const target = await options.log.head()
      await Promise.race([ended, untilReached(partitions, target)])
      if (options.signal.aborted) {
        throw new Error('the projector was stopped before it had caught up')
      }
    },
    progress: () => progress(partitions),
  }
}

async function run(partitions: Partitions): Promise<void> {
  const { carrier, signal, store, logger, versions } = partitions
  const complain = (error: unknown) => logger.error({ err: error }, 'the partitions could not be looked after')
  const leave = store.onChange(() => {
    versions.forget()
    serveAllParked(partitions).catch(complain)
  })
  const moving = throttle(moveAfter, () => moveAll(partitions).catch(complain))
  const standing = standingIn(partitions, moving)
  try {
    await carrier.carry({
      signal,
      async onPiece({ view, partition, ...piece }) {
        await processorsOf(partitions, view, partition).receive(piece)
        moving.ask()
      },
    })
  } finally {
    leave()
    await standing
    await moving.end()
  }
}

/** Watermarks reach all partitions at about the same time: their checkpoints are moved together. */
async function moveAll({ store, all }: Partitions): Promise<void> {
  const feedings = [...all.values()].flatMap((processors) => [...processors.feedings.values()])
  await flushMoves(
    store,
    feedings.filter(({ state }) => state === 'live').map(({ processor }) => processor),
  )
}

function processorsOf(partitions: Partitions, view: View, index: number): PartitionProcessors {
  const key = `${view} ${index}`
  const known =
    partitions.all.get(key) ??
    partitionProcessors({
      ...partitions,
      view,
      index,
      count: partitions.carrier.partitions,
      versions: () => partitions.versions.list(),
    })
  partitions.all.set(key, known)
  return known
}

async function serveAllParked(partitions: Partitions): Promise<void> {
  const fed = await partitions.versions.list()
  for (const processors of partitions.all.values()) {
    processors.keepOnly(fed)
  }
  await serveRequests(partitions, partitions.all.values())
  for (const processors of partitions.all.values()) {
    // What was given up of one version is so of the others.
    await processors.withProcessors((processor) => passOverInPartition(processor, partitions))
  }
}

async function serveRequests(partitions: Partitions, all: Iterable<PartitionProcessors>): Promise<void> {
  for (const processors of all) {
    await processors.withProcessors((processor) => serveParked(processor, partitions))
  }
}

/** What was asked while nobody folded the partition, or its store was away, is not asked again. */
async function serveForgotten(partitions: Partitions, version: FedVersion): Promise<void> {
  const { store, carrier } = partitions
  const keys = await store.parking(version.stored).keys()
  if (keys.some(({ request }) => request !== null)) {
    const { view = 'by-post' } = version.projection
    const all = Array.from({ length: carrier.partitions }, (_, index) => processorsOf(partitions, view, index))
    await Promise.all(all.map((processors) => processors.catchUp([version], beforeFirst)))
    await serveRequests(partitions, all)
  }
}

/** Reads from the log what nobody folds, and what waits for the first event of a partition. */
async function standingIn(partitions: Partitions, moving: Throttle): Promise<void> {
  const { signal, log, logger, carrier, standInAfter = standInAfterMs, now = steadyNow } = partitions
  const watch = standIn({ count: carrier.partitions, afterMs: standInAfter, now })
  const pause = () => Math.min(lookEvery, standInAfter) * (0.75 + Math.random() / 2)
  while (!signal.aborted) {
    try {
      const head = await log.head()
      partitions.versions.forget()
      const versions = await partitions.versions.list()
      for (const ready of versions.filter(({ stored }) => stored.state === 'ready')) {
        // What a rebuild has finished is taken over although no event comes.
        await processorsOf(partitions, ready.projection.view ?? 'by-post', 0).catchUp([ready], head)
      }
      const stuck = watch.look(versions, head)
      if (stuck.length > 0) {
        logger.warn({ partitions: stuck.length, head }, 'partitions that stood still are folded from the log')
      }
      for (const { view, index, versions } of byPartition(stuck)) {
        await processorsOf(partitions, view, index).catchUp(versions, head)
        moving.ask()
      }
      for (const version of versions.filter(({ stored }) => stored.parkedKeys > 0)) {
        await serveForgotten(partitions, version)
      }
    } catch (error) {
      logger.warn({ err: error }, 'the standing of the partitions cannot be read')
    }
    await delay(pause(), undefined, { signal }).catch(() => undefined)
  }
}

async function untilReached({ store, projections, signal, versions }: Partitions, target: Position): Promise<void> {
  const isReached = async () => {
    versions.forget()
    const [fed, standings] = [await versions.list(), await store.standings()]
    return projections.every(({ name }) => {
      const standing = standings.find(({ projection }) => projection === name)
      const active = fed.find(({ stored }) => stored.projection === name && stored.version === standing?.active)
      return standing?.paused === true || (active !== undefined && active.stored.position >= target)
    })
  }
  while (!signal.aborted && !(await isReached())) {
    await delay(askEvery, undefined, { signal }).catch(() => undefined)
  }
}

/** What this process knows of its processors, and how far each version is as a whole. */
async function progress({ log, store, versions, all, now = Date.now }: Partitions): Promise<ProcessorProgress[]> {
  versions.forget()
  const [head, standings, fed] = [await log.head(), await store.standings(), await versions.list()]
  const shown = async (version: FedVersion) => {
    const standing = standings.find(({ projection }) => projection === version.stored.projection)
    const feedings = [...all.values()].flatMap((processors) => processors.feedings.get(nameOf(version)) ?? [])
    const lagEvents = (await log.between(version.stored.position, head)) ?? null
    return progressOfParts(version.stored, feedings, { head, lagEvents, standing, now: now() })
  }
  return Promise.all(fed.map(shown))
}
