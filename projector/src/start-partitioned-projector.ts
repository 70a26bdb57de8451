import { setTimeout as delay } from 'node:timers/promises'
import { isAway } from '@deals/storage'
import { dropOld } from './platform/drop-old.ts'
import type { Carrier } from './platform/partitions/carrier.ts'
import { runPartitions } from './platform/partitions/run-partitions.ts'
import { operationsOf } from './platform/operate.ts'
import { patientDecoder } from './platform/patient-decoder.ts'
import { prepareVersions } from './platform/prepare-versions.ts'
import { recordOps, type RecordOps } from './platform/record-ops.ts'
import { stopForAll } from './platform/stop-for-all.ts'
import { tendVersions, type Projector, type ProjectorOptions } from './start-projector.ts'

/** One process at a time makes, builds and drops versions; all of them fold. */
export interface Leadership {
  release(): Promise<void> | void
  /** Aborted when another process may lead. */
  lost?: AbortSignal
}

export interface PartitionedProjectorOptions extends ProjectorOptions {
  carrier: Carrier
  /** Becomes the leader, or answers null while another process is. */
  lead: () => Promise<Leadership | null>
  /** How long (ms) a partition may stand still before it is folded from the log itself. */
  standInAfter?: number
}

const askAgainAfter = 1_000
const lookEvery = 100
const tidyEvery = 60_000

interface Work extends PartitionedProjectorOptions {
  share: number
  record: RecordOps
  signal: AbortSignal
  /** While this process leads: when the read models are of its own code. */
  leading: { upgraded: Promise<void> }
}

/** Starts to fold the partitions that the carrier brings, beside other processes that do the same. */
export async function startPartitionedProjector(options: PartitionedProjectorOptions): Promise<Projector> {
  const { log, codec, logger, share = 0.5 } = options
  const stop = stopForAll()
  const onFailure = (error: unknown) => logger.error({ err: error }, 'the log could not take a record')
  const record = recordOps({ log, codec }, { onFailure })
  const leading = { upgraded: Promise.resolve() }
  const work: Work = { ...options, share, record, signal: stop.signal, leading }
  const looking = leadWhilePossible(work, await leadFirst(work))
  await untilMade(work)
  const running = runPartitions({ ...work, decoder: patientDecoder(codec, stop.signal) })
  return {
    ...operationsOf(work),
    ended: running.ended,
    progress: () => running.progress(),
    waitsFor: () => (options.carrier.isReading() ? [] : [options.carrier.name]),
    async caughtUp() {
      await leading.upgraded
      await running.caughtUp()
    },
    async stop() {
      stop.abort()
      await Promise.allSettled([looking, running.ended])
    },
  }
}

interface Lead {
  /** Until the leadership or the process ends. */
  over: Promise<void>
}

/** The first leader that finds something wrong ends the start with it; stores that are away are waited for. */
async function leadFirst(work: Work): Promise<Lead | null> {
  try {
    const leadership = await work.lead()
    return leadership === null ? null : await takeLead(work, leadership)
  } catch (error) {
    if (isAway(error)) {
      return null
    }
    throw error
  }
}

async function takeLead(work: Work, leadership: Leadership): Promise<Lead> {
  const { store, log, projections, logger } = work
  const signal = leadership.lost === undefined ? work.signal : AbortSignal.any([work.signal, leadership.lost])
  try {
    const outdated = await prepareVersions({ store, log }, projections)
    return { over: leadUntil({ ...work, signal }, leadership, () => tendVersions({ ...work, signal }, outdated)) }
  } catch (error) {
    await letGo(work, leadership)
    logger.error({ err: error }, 'the versions of read models could not be prepared')
    throw error
  }
}

/** A store that is away takes no word of it; the leadership ends by itself then. */
async function letGo({ logger }: Work, leadership: Leadership): Promise<void> {
  try {
    await leadership.release()
  } catch (error) {
    logger.warn({ err: error }, 'the leadership could not be given back')
  }
}

async function leadUntil(
  work: Work,
  leadership: Leadership,
  tend: () => ReturnType<typeof tendVersions>,
): Promise<void> {
  const { upgraded, leave } = tend()
  work.leading.upgraded = upgraded
  const tidy = () => dropOld(work).catch((error: unknown) => work.logger.error({ err: error }, 'old versions stay'))
  const tidying = setInterval(() => void tidy(), tidyEvery)
  tidying.unref()
  try {
    if (!work.signal.aborted) {
      await new Promise((resolve) => work.signal.addEventListener('abort', resolve, { once: true }))
    }
  } finally {
    clearInterval(tidying)
    await leave().catch(() => undefined)
    await upgraded.catch(() => undefined)
    await letGo(work, leadership)
  }
}

async function leadWhilePossible(work: Work, begun: Lead | null): Promise<void> {
  const { signal, lead, logger } = work
  let present = begun
  while (!signal.aborted) {
    try {
      const leadership = present === null ? await lead() : null
      present ??= leadership === null ? null : await takeLead(work, leadership)
      await present?.over
    } catch (error) {
      logger.error({ err: error }, 'this process could not lead')
    }
    present = null
    await delay(askAgainAfter, undefined, { signal }).catch(() => undefined)
  }
}

/** The leader makes the first versions; before that there is nothing to fold into. */
async function untilMade({ store, projections, signal, logger }: Work): Promise<void> {
  for (;;) {
    const standings = await store.standings().catch((error: unknown) => {
      logger.warn({ err: error }, 'waiting for the store of the read models')
      return []
    })
    if (signal.aborted || projections.every(({ name }) => standings.some(({ projection }) => projection === name))) {
      return
    }
    await delay(lookEvery, undefined, { signal }).catch(() => undefined)
  }
}
