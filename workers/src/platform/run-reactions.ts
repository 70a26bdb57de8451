import { setTimeout as delay } from 'node:timers/promises'
import type { Keyed } from '@deals/accounts'
import { settleReactions } from '@deals/process/base'
import { beforeFirst, earlierOf, laterOf, type Position } from '@deals/events'
import type { Batch, EventLog } from '@deals/event-log'
import { givingJobs, type GivingOptions } from './give-jobs.ts'
import { beginAt, checkpointName, saveCheckpoint, takeBack, type Checkpoint, type Move } from './reaction-checkpoint.ts'

export interface RunReactionsOptions extends GivingOptions {
  log: EventLog
  checkpoints: Keyed<Checkpoint>
  clock?: { now(): number }
  signal: AbortSignal
}
export interface RunningReactions {
  position(): Position
  /** Resolves when every event up to the position has brought its jobs. */
  reached(position: Position): Promise<void>
  /** Looks whether the queue still has the jobs it was given; where not, the events bring them again. */
  askForMark(): Promise<void>
  /** Servers that bring the events and do not answer. */
  waitsFor?(): readonly string[]
  ended: Promise<void>
}

/** A moment for company; nobody waits for a job so closely. */
const lingerMs = 10
const busyLingerMs = 40
const pauseAfterError = 500
const longestPause = 5000
const readAgainAtMost = 1000
/** A queue that keeps the place with its jobs is what counts; the checkpoint is for who moves the site to another log or queue. */
const saveEvery = 5_000

/**
 * Turns events into jobs, each at least once: the jobs are safe before the checkpoint moves. It has a checkpoint of its
 * own, so no rebuild of a view ever repeats what was done because of an event.
 */
export function runReactions(options: RunReactionsOptions): RunningReactions {
  const { logger, signal } = options
  const listeners = new Set<() => void>()
  const remembering: Remembering = { mark: null, lost: () => undefined }
  let position = beforeFirst
  let failures = 0
  const moved = (to: Position) => {
    failures = 0
    position = laterOf(position, to)
    listeners.forEach((listen) => listen())
  }
  const run = async () => {
    while (!signal.aborted) {
      try {
        await followOnce(options, { moved, remembering })
      } catch (error) {
        logger.warn({ err: error }, 'reactions to events wait, trying again')
        const pause = Math.min(longestPause, pauseAfterError * 2 ** failures)
        failures += 1
        await delay(pause, undefined, { signal }).catch(() => undefined)
      }
    }
    listeners.forEach((listen) => listen())
  }
  return {
    position: () => position,
    reached: (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          if (position >= wanted || signal.aborted) {
            listeners.delete(look)
            resolve()
          }
        }
        listeners.add(look)
        look()
      }),
    async askForMark() {
      if (remembering.mark !== null && (await options.queue.mark()) !== remembering.mark) {
        remembering.lost()
      }
    },
    ended: run(),
  }
}

/** What the queue is expected to remember, and what to do when it does not. */
interface Remembering {
  mark: string | null
  lost: () => void
}

/** Follows the log for as long as the queue remembers what it was given. */
async function followOnce(
  options: RunReactionsOptions,
  { moved, remembering }: { moved: (to: Position) => void; remembering: Remembering },
): Promise<void> {
  const { checkpoints, queue, logger } = options
  const [mark, identity] = [await queue.mark(), await options.log.identity()]
  await settleReactions(checkpoints, identity)
  if (await takeBack(checkpoints, await options.log.head())) {
    logger.warn({}, 'the event log ends before the place up to which it was reacted to: an older one was restored')
  }
  const begin = beginAt((await checkpoints.get(checkpointName))?.value, mark)
  const { isLost } = begin
  const after = isLost ? begin.after : laterOf(begin.after, await keptPlace(options, identity))
  if (isLost) {
    logger.warn({ after }, 'the queue has lost its jobs; the events of the last hour bring theirs again')
  } else {
    moved(after)
  }
  const lost = new AbortController()
  Object.assign(remembering, { mark, lost: () => lost.abort() })
  await follow({ ...options, signal: AbortSignal.any([options.signal, lost.signal]) }, { after, mark, identity, moved })
}

interface Following {
  after: Position
  mark: string
  /** Whose positions these are. */
  identity: string
  moved: (to: Position) => void
}

/** Up to where the queue itself knows that events have brought their jobs; of a log that was restored from an older copy, to its end. */
async function keptPlace({ queue: { places }, log }: RunReactionsOptions, identity: string): Promise<Position> {
  const [kept, head] = [(await places?.of(identity)) ?? beforeFirst, await log.head()]
  if (kept > head) {
    await places?.set({ log: identity, position: head })
  }
  return earlierOf(kept, head)
}

async function follow(options: RunReactionsOptions, { after, mark, identity, moved }: Following): Promise<void> {
  const { log, signal } = options
  const give = givingJobs(options)
  const checkpoint = savingCheckpoint(options, { mark, log: identity })
  for await (const batch of log.subscribe({ after, lingerMs, busyLingerMs, signal })) {
    const hasGiven = await give(batch.events, { log: identity, position: batch.upTo })
    await checkpoint.passed(batch, hasGiven)
    moved(batch.upTo)
  }
  await checkpoint.save()
}

/** Events that bring no jobs may be read again; saving after each of them would cost a write to the disk. */
function savingCheckpoint(
  { checkpoints, queue, clock = Date }: RunReactionsOptions,
  of: Pick<Move, 'mark' | 'log'>,
): { passed(batch: Batch, hasGiven: boolean): Promise<void>; save(): Promise<void> } {
  let [position, unsaved, savedAt] = [beforeFirst, 0, Number.NEGATIVE_INFINITY]
  const isLate = () => queue.places === undefined || performance.now() - savedAt >= saveEvery
  const save = async () => {
    if (unsaved > 0) {
      await saveCheckpoint(checkpoints, { ...of, position, at: clock.now() })
      unsaved = 0
      savedAt = performance.now()
    }
  }
  return {
    save,
    async passed({ events, upTo }, hasGiven) {
      position = upTo
      unsaved += events.length
      if ((hasGiven && isLate()) || unsaved >= readAgainAtMost) {
        await save()
      }
    },
  }
}
