import type { JsonObject, Position } from '@deals/events'

export interface JobRequest {
  queue: string
  /** Names the job: while one of this name exists, and for an hour after it is done, no second one is made. */
  id: string
  payload: JsonObject
  delayMs?: number
}
export interface Job {
  id: string
  payload: JsonObject
  /** 1 the first time. A job may come again after it has done its work, when the process ended before it could say so. */
  tries: number
}
export type JobHandler = (job: Job) => Promise<void>

/** A job that failed for good; it is kept until somebody looks at it. */
export interface DeadJob {
  queue: string
  id: string
  payload: JsonObject
  tries: number
  error: string
  at: number
}
export interface QueueCounts {
  waiting: number
  active: number
  dead: number
}

/** Every event of a log up to there has brought its jobs. */
export interface Place {
  readonly log: string
  readonly position: Position
}
/** Places that are kept together with jobs: a power cut takes both or neither. */
export interface Places {
  of(log: string): Promise<Position | null>
  /** Where a log has come to; also back, where it ends before. */
  set(place: Place): Promise<void>
}

/** Work for later: kept over a restart, done at least once, and tried again when it fails. */
export interface JobQueue {
  /** Names what the queue remembers: another answer than before says that it has lost the jobs it was given. */
  mark(): Promise<string>
  /** Resolves once the jobs cannot be lost any more, nor the place, where the queue keeps any. Answers how many of them are new. */
  enqueue(jobs: readonly JobRequest[], place?: Place): Promise<number>
  /** Not there where the queue is on a server of its own; then whoever gives it jobs notes the place after them. */
  places?: Places
  /** Starts to work on a queue. One handler per queue and process. */
  process(queue: string, handler: JobHandler, options: { concurrency: number }): void
  counts(): Promise<Record<string, QueueCounts>>
  /** Those that failed for good, the last first. */
  dead(limit: number): Promise<DeadJob[]>
  /** Gives a dead job another life. Answers whether there was one. */
  revive(queue: string, id: string): Promise<boolean>
  /** Gives a dead job up, and frees its name. Answers whether there was one. */
  discard(queue: string, id: string): Promise<boolean>
  /** Resolves when no job is waiting or under way, except those that were put in for a later time. */
  settled(): Promise<void>
  /** Takes no new jobs and waits for those under way. */
  close(): Promise<void>
}

/** The job can never succeed; it goes to the dead ones at once. */
export class DoNotRetry extends Error {
  override name = 'DoNotRetry'
}
/** Not now: the job is no failure and comes again after a while. */
export class TryLater extends Error {
  override name = 'TryLater'
  readonly afterMs: number
  constructor({ afterMs, because }: { afterMs: number; because: string }) {
    super(because)
    this.afterMs = afterMs
  }
}

/** What a failed try means for the job. */
export type Verdict = { state: 'waiting'; afterMs: number } | { state: 'dead' }

const firstPause = 1000
const longestPause = 5 * 60_000
const mostTries = 8
/** Postponing counts apart: a busy neighbour is no fault of the job, but nobody waits for ever: half a day, by the pauses. */
const mostPostponed = 200
/** Who was put off often comes less often: a neighbour that is away for hours is not asked four times a second. */
const growth = 1.1

export function verdictOn(error: unknown, { tries, postponed }: { tries: number; postponed: number }): Verdict {
  if (error instanceof TryLater && postponed < mostPostponed) {
    return { state: 'waiting', afterMs: pauseAfter(error, postponed) }
  }
  const failures = tries - postponed
  if (error instanceof DoNotRetry || error instanceof TryLater || failures >= mostTries) {
    return { state: 'dead' }
  }
  return { state: 'waiting', afterMs: Math.min(longestPause, firstPause * 2 ** (failures - 1)) }
}

/** What was asked for, a tenth longer each time; who asks for more than the longest pause gets it. */
function pauseAfter({ afterMs }: TryLater, postponed: number): number {
  return Math.max(afterMs, Math.min(longestPause, Math.round(afterMs * growth ** postponed)))
}
