import {
  knownAs,
  positionField,
  positionFrom,
  ReadModelsBehind,
  type AnyRecorded,
  type Json,
  type Position,
  type SystemCommands,
  type SystemQueries,
} from '@deals/events'
import { OutcomeUnknown, type EventLog } from '@deals/event-log'
import { Unavailable } from '@deals/storage'
import { CallFailed } from '@deals/process'
import type { Judge } from '@deals/process/language-model'
import { DoNotRetry, TryLater, type Job, type JobHandler, type JobQueue } from './job-queue.ts'
import type { Logger } from './logger.ts'
import type { Letters } from './mail/letters.ts'

/** What a job works with. */
export interface WorkContext {
  commands: SystemCommands
  queries: SystemQueries
  /** Whose end tells what is known by now. */
  log: Pick<EventLog, 'head'>
  clock: { now(): number }
  logger: Logger
  /** For jobs that bring others, and for those who follow what became of them. */
  queue: Pick<JobQueue, 'enqueue' | 'dead'>
  letters: Letters
  /** The model that scores and reviews beside the built-in rules, where one is named. */
  judge?: Judge
  /** Takes what is left of erased texts from the files of the site; answers which were too busy. */
  scrub: () => string[]
  /** Told of each letter that left, or never will. */
  count?: (outcome: 'sent' | 'failed') => void
}

/** What every job knows: the post, and the event it answers. Texts of people never travel in jobs. */
export type PostTask = {
  postId: number
  /** The event's own id; makes a repeated command write nothing. */
  causationId: string
  correlationId: string
  /** Documents must not be older than the event. */
  position: Position
  /** What names began with, where that is not the position alone. */
  knownAs?: string
}

export function taskOf(
  event: Pick<AnyRecorded, 'id' | 'meta' | 'position'> & { readonly data: { readonly postId: number } },
): PostTask {
  const { id, meta, position, data } = event
  const isPlain = meta.knownAs === undefined && meta.knownIn === undefined
  const known = isPlain ? {} : { knownAs: knownAs(event) }
  return { postId: data.postId, causationId: id, correlationId: meta.correlationId, position, ...known }
}

export const causeOf = ({ causationId, correlationId }: PostTask) => ({ causationId, correlationId })

const retryReadAfter = 250

/** A handler whose payload is read first, and that waits for read models instead of giving up on them. */
export function postJob(work: (task: PostTask, job: Job) => Promise<void>): JobHandler {
  return async (job) => {
    const task = readTask(job)
    await whenRead(() => work(task, job))
  }
}

/** Work that waits for read models instead of giving up on them. */
export async function whenRead(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof ReadModelsBehind) {
      throw new TryLater({ afterMs: retryReadAfter, because: error.message })
    }
    throw error
  }
}

const firstPause = 1000
const longestPause = 5 * 60_000

/** A store that takes nothing now, or views that are late: none is a fault of the job. */
const waitsFor = [Unavailable, OutcomeUnknown, ReadModelsBehind]

/** Work that waits for a full disk, a server that is away, or views that are late. */
export function patient(handler: JobHandler): JobHandler {
  return async (job) => {
    try {
      await handler(job)
    } catch (error) {
      const isAway = error instanceof CallFailed && error.status === 503
      if (error instanceof Error && (isAway || waitsFor.some((kind) => error instanceof kind))) {
        const afterMs = Math.min(longestPause, firstPause * 2 ** Math.min(job.tries - 1, 20))
        throw new TryLater({ afterMs, because: error.message })
      }
      throw error
    }
  }
}

const missingFor = 20

/** For a post that is not there although an event of it is: the documents may be late, but not for ever. */
export function missingPost({ postId }: PostTask, { tries }: Job): Error {
  return tries < missingFor
    ? new TryLater({ afterMs: retryReadAfter, because: `post ${postId} is not in the read models yet` })
    : new DoNotRetry(`post ${postId} is in no read model`)
}

export function readTask({ id, payload }: Pick<Job, 'id' | 'payload'>): PostTask {
  const { postId, causationId, correlationId, position, knownAs: named } = payload
  const isTask = isNumber(postId) && isPlace(position) && isText(causationId) && isText(correlationId)
  if (!isTask) {
    throw new DoNotRetry(`the payload of ${id} cannot be read`)
  }
  // Jobs from before tell it as a number.
  const known = isNumber(named) || isText(named) ? { knownAs: String(named) } : {}
  return { postId, position: positionFrom(position), causationId, correlationId, ...known }
}
const isNumber = (value: Json | undefined): value is number => typeof value === 'number'
const isPlace = (value: Json | undefined): value is number => positionField.safeParse(value).success
const isText = (value: Json | undefined): value is string => typeof value === 'string'
