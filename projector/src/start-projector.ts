import type { Operations } from '@deals/events'
import type { Codec, EventLog } from '@deals/event-log'
import type { FoldBeside } from './platform/back-fill.ts'
import { patientDecoder } from './platform/patient-decoder.ts'
import { operationsOf } from './platform/operate.ts'
import { prepareVersions, type Outdated } from './platform/prepare-versions.ts'
import type { ProcessorProgress } from './platform/progress.ts'
import type { Projection } from './platform/projection.ts'
import type { ProjectionStore } from './platform/projection-store.ts'
import { rebuild, type RebuildOptions } from './platform/rebuild.ts'
import { recordOps, type RecordOps } from './platform/record-ops.ts'
import type { Logger } from './platform/run-options.ts'
import { runProjections } from './platform/run-projections.ts'
import { sayingProgress } from './platform/say-progress.ts'
import { serveRequests, type ServedRequests } from './platform/serve-requests.ts'
import { stopForAll } from './platform/stop-for-all.ts'
import { untilWritten } from './platform/writer-retry.ts'

export interface ProjectorOptions {
  /** One that may append: what the projector parks and operators do is recorded in it. */
  log: EventLog
  codec: Codec
  store: ProjectionStore
  logger: Logger
  projections: readonly Projection[]
  /** Part of one core that work beside the live folds may take: catching up, rebuilds, comparisons. */
  share?: number
  /** Told in lines for the console what takes long; otherwise it goes to the log. */
  say?: (line: string) => void
  /** Where it is given, the first build of the read models takes two cores. */
  foldBeside?: FoldBeside | undefined
  /** Ends the waiting for a store that is away before it could begin; then it is stopped by `stop`. */
  signal?: AbortSignal
  /** False for one that runs for a while only: what pages ask for waits for a longer one. */
  servesPages?: boolean
}

export interface Projector extends Operations {
  /** Resolves when every event that is in the log now is in the read models, folded by the code of this program. */
  caughtUp(): Promise<void>
  progress(): Promise<ProcessorProgress[]>
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
  const stop = stopForAll()
  const { signal } = stop
  const onFailure = (error: unknown) => logger.error({ err: error }, 'the log could not take a record')
  const record = recordOps({ log, codec }, { onFailure })
  const onWaiting = (reason: string | null) =>
    reason === null ? undefined : logger.warn({ reason }, 'waiting for a store, to prepare the read models')
  const patience = { signal: options.signal ?? signal, onWaiting }
  const outdated = await untilWritten(() => prepareVersions({ store, log }, projections), patience)
  const decoder = patientDecoder(codec, signal)
  const running = runProjections({ log, store, projections, decoder, record, logger, signal, share })
  const { upgraded, leave } = tendVersions({ ...options, share, record, signal }, outdated)
  return {
    ...operationsOf({ log, codec, store, projections, logger, signal }),
    ended: running.ended,
    progress: () => running.progress(),
    async caughtUp() {
      await upgraded
      await running.caughtUp()
    },
    async stop() {
      const left = leave()
      stop.abort()
      await Promise.allSettled([left, upgraded, running.ended])
    },
  }
}

interface Tending extends ProjectorOptions {
  share: number
  record: RecordOps
  signal: AbortSignal
}

/** Builds anew what older code has folded, or another log, and does what pages of the site ask for. */
export function tendVersions(
  { log, codec, store, logger, say, projections, share, foldBeside, record, signal, servesPages = true }: Tending,
  outdated: Outdated,
): ServedRequests & { upgraded: Promise<void> } {
  const work = { log, store, decoder: patientDecoder(codec, signal), record, signal, isSwitchWanted: true }
  // Until they are built nobody is served by them, so they may take the whole core.
  const building = { ...work, projections: outdated.projections, share: 1, foldBeside }
  const upgraded =
    outdated.projections.length === 0 ? Promise.resolve() : buildAnew(building, outdated, sayingTo(logger, say))
  upgraded.catch(
    (error: unknown) => signal.aborted || logger.error({ err: error }, 'read models could not be built anew'),
  )
  const serving = servesPages ? serveRequests({ ...work, projections, share, logger }) : servingNobody
  return { upgraded, ...serving }
}

const servingNobody: ServedRequests = { leave: async () => undefined }

/** On the console, or as lines of the log. */
const sayingTo = (logger: Logger, say?: (line: string) => void) => say ?? ((line: string) => logger.info({}, line))

async function buildAnew(
  building: Omit<RebuildOptions, 'onProgress'>,
  { isOfAnotherLog }: Outdated,
  say: (line: string) => void,
): Promise<void> {
  if (isOfAnotherLog) {
    say('The read models were folded from another event log; they are built anew from this one.')
  }
  const progress = sayingProgress(say, { isTold: isOfAnotherLog })
  await rebuild({ ...building, onProgress: (at) => progress.show(at) })
  progress.end()
}
