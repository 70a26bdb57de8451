import { setTimeout as delay } from 'node:timers/promises'
import type { Keyed } from '@deals/accounts'
import { settleReactions } from '@deals/process/base'
import { beforeFirst, laterOf, type Position } from '@deals/events'
import type { EventLog } from '@deals/event-log'
import { givingJobs, type GivingOptions } from './give-jobs.ts'
import { beginAt, checkpointName, saveCheckpoint, takeBack, type Checkpoint } from './reaction-checkpoint.ts'

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
const pauseAfterError = 500
const longestPause = 5000
const readAgainAtMost = 1000

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
  const { after, isLost } = beginAt((await checkpoints.get(checkpointName))?.value, mark)
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

async function follow(options: RunReactionsOptions, { after, mark, identity, moved }: Following): Promise<void> {
  const { log, checkpoints, signal, clock = Date } = options
  const give = givingJobs(options)
  let unsaved = 0
  for await (const batch of log.subscribe({ after, lingerMs, signal })) {
    const hasGiven = await give(batch.events)
    unsaved += batch.events.length
    // Events that bring no jobs may be read again; saving after each of them would cost a write to the disk.
    if (hasGiven || unsaved >= readAgainAtMost) {
      await saveCheckpoint(checkpoints, { position: batch.upTo, mark, log: identity, at: clock.now() })
      unsaved = 0
    }
    moved(batch.upTo)
  }
}
