import type { Codec, EventLog } from '@deals/events/log'
import type { FoldBeside } from './platform/back-fill.ts'
import { prepareVersions } from './platform/prepare-versions.ts'
import type { LaneProgress } from './platform/progress.ts'
import type { Projection } from './platform/projection.ts'
import type { ProjectionStore } from './platform/projection-store.ts'
import { rebuild, type RebuildProgress } from './platform/rebuild.ts'
import { recordOps, type RecordOps } from './platform/record-ops.ts'
import type { Logger } from './platform/run-options.ts'
import { runProjections } from './platform/run-projections.ts'
import { serveRequests } from './platform/serve-requests.ts'

export interface ProjectorOptions {
  /** One that may append: what the projector parks and operators do is recorded in it. */
  log: EventLog
  codec: Codec
  store: ProjectionStore
  logger: Logger
  projections: readonly Projection[]
  /** Part of one core that work beside the live folds may take: catching up, rebuilds, comparisons. */
  share?: number
  /** Where it is given, the first build of the read models takes two cores. */
  foldBeside?: FoldBeside | undefined
}

export interface Projector {
  /** Resolves when every event that is in the log now is in the read models, folded by the code of this program. */
  caughtUp(): Promise<void>
  progress(): Promise<LaneProgress[]>
  /** Servers that it takes part with and that do not answer. */
  waitsFor?(): readonly string[]
  /** Finishes the batch at hand and ends. */
  stop(): Promise<void>
  /** Resolves when the projector has ended; rejects when it ended by an error. */
  ended: Promise<void>
}

/** Starts to fold the log into the read models. Versions of older code are built anew beside the ones in use. */
export async function startProjector(options: ProjectorOptions): Promise<Projector> {
  const { log, codec, store, logger, projections, share = 0.5 } = options
  const stop = new AbortController()
  const { signal } = stop
  const onFailure = (error: unknown) => logger.error({ err: error }, 'the log could not take a record')
  const record = recordOps({ log, codec }, { onFailure })
  const outdated = await prepareVersions({ store, log }, projections)
  const running = runProjections({ log, store, projections, decoder: codec, record, logger, signal, share })
  const { upgraded, leave } = tendVersions({ ...options, share, record, signal }, outdated)
  return {
    ended: running.ended,
    progress: () => running.progress(),
    async caughtUp() {
      await upgraded
      await running.caughtUp()
    },
    async stop() {
      leave()
      stop.abort()
      await Promise.allSettled([upgraded, running.ended])
    },
  }
}

interface Tending extends ProjectorOptions {
  share: number
  record: RecordOps
  signal: AbortSignal
}

/** Builds anew what older code has folded, and does what pages of the site ask for. */
export function tendVersions(
  { log, codec, store, logger, projections, share, foldBeside, record, signal }: Tending,
  outdated: readonly Projection[],
): { upgraded: Promise<void>; leave: () => void } {
  const work = { log, store, decoder: codec, record, signal, isSwitchWanted: true }
  if (outdated.length > 0) {
    logger.info({ projections: outdated.map(({ name }) => name) }, 'read models are built anew')
  }
  // Until they are built nobody is served by them, so they may take the whole core.
  const upgraded =
    outdated.length === 0
      ? Promise.resolve()
      : rebuild({ ...work, projections: outdated, share: 1, foldBeside, onProgress: sayingSteps(logger) }).then(
          () => undefined,
        )
  upgraded.catch(
    (error: unknown) => signal.aborted || logger.error({ err: error }, 'read models could not be built anew'),
  )
  return { upgraded, leave: serveRequests({ ...work, projections, share, logger }) }
}

/** Where the log cannot count before it was read, each hundred thousand events count as a tenth. */
const wayOf = (percent: number | null, events: number): string =>
  percent === null ? `${Math.floor(events / 100_000)}00,000 events` : `${Math.floor(percent / 10) * 10}%`

/** One line for each step, and for each tenth of the way. */
function sayingSteps(logger: Logger): (progress: RebuildProgress) => void {
  let said = ''
  return ({ step, detail, percent, events, eventsPerSecond, secondsLeft }) => {
    const line = step === 'back-fill' ? `${step} ${wayOf(percent, events)}` : `${step} ${detail}`
    if (line !== said) {
      said = line
      logger.info({ eventsPerSecond: Math.round(eventsPerSecond), secondsLeft }, `read models are built: ${line}`)
    }
  }
}
