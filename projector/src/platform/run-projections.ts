import { setTimeout as delay } from 'node:timers/promises'
import type { Position } from '@deals/events'
import { batchesOf } from './batches.ts'
import { progressOf } from './feeding.ts'
import { firstLook } from './first-look.ts'
import { processorSupervisor, type ProcessorSupervisor } from './processor-supervisor.ts'
import { recordingReleased } from './parking-records.ts'
import type { Processor } from './processor.ts'
import { discardsIn } from './discards.ts'
import { passOverDiscarded } from './pass-over-discarded.ts'
import type { ProcessorProgress } from './progress.ts'
import { releaseParked } from './release-parked.ts'
import type { RunOptions, Logger } from './run-options.ts'
import { dropOld } from './drop-old.ts'
import type { Standing } from './projection-store.ts'
import { takingTurns, type Turns } from './taking-turns.ts'

export interface Running {
  /** Resolves when everything that is in the log now is in the documents of all versions that are not paused. */
  caughtUp(): Promise<void>
  progress(): Promise<ProcessorProgress[]>
  /** Resolves when the run has ended. */
  ended: Promise<void>
}

/** How often versions are looked for that were replaced long enough ago. */
const tidyEvery = 60_000
const lookAgainAfter = 1000

/** Feeds all versions of all projections from one subscription, until the signal. */
export function runProjections(options: RunOptions): Running {
  const { log, store, signal, now = Date.now } = options
  let standings: readonly Standing[] = []
  const { take: inTurn } = takingTurns()
  const onLive = async (processor: Processor) => {
    // While it was catching up, what was given up was looked for in other processors only.
    await inTurn(() => passOverIn(options, processor))
    // So was what operators asked for its parked keys.
    control()
  }
  const care = processorSupervisor({ ...options, onLive })
  const control = controlling({ ...options, inTurn }, care)
  // Heard of from before the first look on, or what changes while that is taken would be passed by.
  const leave = store.onChange(control)
  const look = async () => care.review().then(() => log.head())
  const first = firstLook((): Promise<Position> => inTurn(look), options)
  const ended = run({ ...options, inTurn, control, leave }, care, first.taken)
  // Whoever awaits the end hears of an error; nobody has to.
  ended.catch(() => undefined)
  return {
    ended,
    async caughtUp() {
      if ((await first.taken) === null) {
        throw stoppedBefore()
      }
      const target = await log.head()
      await untilMoved(care, { isReached: () => isCaughtUp(care, target), signal, ended })
    },
    async progress() {
      await first.known()
      const head = await log.head()
      // A store that is away must not keep anybody from hearing which views wait for it.
      standings = await store.standings().catch(() => standings)
      const feedings = [...care.feedings].sort(([left], [right]) => (left < right ? -1 : 1))
      return Promise.all(
        feedings.map(async ([, feeding]) => {
          const standing = standings.find(({ projection }) => projection === feeding.processor.ref.projection)
          const lagEvents = (await log.between(feeding.processor.position, head)) ?? null
          return progressOf(feeding, { head, lagEvents, standing, now: now() })
        }),
      )
    },
  }
}

type Options = RunOptions & { inTurn: Turns['take'] }
type Looking = Options & { control: () => void; leave: () => void }

async function run(options: Looking, care: ProcessorSupervisor, looked: Promise<Position | null>): Promise<void> {
  const { log, signal, logger, inTurn, control, leave } = options
  const tidying = setInterval(() => void inTurn(() => dropOld(options)).catch(reporting(logger)), tidyEvery)
  tidying.unref()
  try {
    const head = await looked
    if (head === null) {
      return
    }
    const from = await care.start(head)
    // What was asked for before somebody was there to hear it is asked for still.
    control()
    const onRetry = (error: Error) => logger.warn({ err: error }, 'the log cannot be read, trying again')
    for await (const batch of batchesOf(log, from, { signal, onRetry })) {
      await inTurn(() => care.feed(batch))
    }
  } finally {
    clearInterval(tidying)
    leave()
    await care.settled()
    await inTurn(async () => undefined)
  }
}

const reporting = (logger: Logger) => (error: unknown) =>
  logger.error({ err: error }, 'the versions of projections could not be looked after')

/** Looks after versions and parking whenever something changed; many changes at once are one look. */
function controlling(options: Options, care: ProcessorSupervisor): () => void {
  let isDue = false
  const look = async () => {
    isDue = false
    if (!options.signal.aborted) {
      await care.review()
      await serveParking(options, care)
    }
  }
  const control = () => {
    if (!isDue && !options.signal.aborted) {
      isDue = true
      options.inTurn(look).catch(lookAgain)
    }
  }
  const lookAgain = (error: unknown) => {
    reporting(options.logger)(error)
    // Nobody says a second time what has changed.
    delay(lookAgainAfter, undefined, { signal: options.signal, ref: false }).then(control, () => undefined)
  }
  return control
}

async function serveParking(options: RunOptions, care: ProcessorSupervisor): Promise<void> {
  const { log, decoder } = options
  const live = [...care.feedings.values()].filter(({ state }) => state === 'live').map(({ processor }) => processor)
  for (const processor of live) {
    await releaseParked(processor, { log, decoder, ...recordingReleased(options) })
  }
  // What was given up of one version is so of the others.
  for (const processor of live) {
    await passOverIn(options, processor)
  }
}

const passOverIn = ({ log, decoder }: RunOptions, processor: Processor) =>
  passOverDiscarded(processor, { log, decoder, discards: discardsIn(log) })

function isCaughtUp(care: ProcessorSupervisor, target: Position): boolean {
  return [...care.feedings.values()].every(
    ({ state, processor }) => state === 'paused' || (state === 'live' && processor.position >= target),
  )
}

/** It counts that it was reached: by the time somebody hears of it, a failure may have sent a view back to read again. */
async function untilMoved(
  care: ProcessorSupervisor,
  { isReached, signal, ended }: { isReached: () => boolean; signal: AbortSignal; ended: Promise<void> },
): Promise<void> {
  const wasReached = await Promise.race([
    ended.then(isReached),
    new Promise<boolean>((resolve) => {
      const look = () => {
        if (isReached() || signal.aborted) {
          leave()
          resolve(isReached())
        }
      }
      const leave = care.onMove(look)
      look()
    }),
  ])
  if (!wasReached) {
    throw stoppedBefore()
  }
}

const stoppedBefore = () => new Error('the projector was stopped before it had caught up')
