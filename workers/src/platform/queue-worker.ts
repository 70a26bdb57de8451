import { setTimeout as delay } from 'node:timers/promises'
import { TryLater, verdictOn, type JobHandler } from './job-queue.ts'
import type { Claimed, SqliteJobs } from './sqlite-jobs.ts'

export interface WorkerOptions {
  jobs: SqliteJobs
  queue: string
  handler: JobHandler
  concurrency: number
  /** How long a job stays with a worker that does not say that it is alive. */
  visibilityMs: number
  now: () => number
  /** Called after each job, and whenever another process may have done one. */
  onChange: () => void
  onDead: (id: string, error: Error) => void
  /** Told each time that the file of jobs takes or gives nothing, for the worker asks again; null when it does again. */
  onTrouble: (error: unknown) => void
}
export interface QueueWorker {
  /** Looks for jobs now: some came, or time has passed. */
  wake(): void
  /** Takes no new jobs and resolves when those under way are done. */
  stop(): Promise<void>
}

/** Another process may have put a job in; that is looked for this often, everything else wakes the worker itself. */
const longestSleep = 2000
const shortestSleep = 5

/** Works on one queue: takes what is due, sleeps until the next is. A file that takes nothing is waited for. */
export function queueWorker(options: WorkerOptions): QueueWorker {
  const { concurrency, onTrouble } = options
  const running = new Set<Promise<void>>()
  const stop = new AbortController()
  const { signal } = stop
  let timer: NodeJS.Timeout | undefined
  let soon: NodeJS.Immediate | undefined
  const noticeClock = clockWatch(options)

  const rest = () => {
    clearTimeout(timer)
    clearImmediate(soon)
    soon = undefined
  }
  // Jobs that end in one turn are followed by one claim.
  const freed = () => void (soon ??= setImmediate(wake))
  function wake() {
    rest()
    let pause = longestSleep
    try {
      noticeClock()
      pause = takeDue(options, { running, signal, freed })
      onTrouble(null)
    } catch (error) {
      onTrouble(error)
    }
    if (!signal.aborted && running.size < concurrency) {
      timer = setTimeout(wake, pause)
      timer.unref()
    }
  }
  return {
    wake,
    async stop() {
      stop.abort()
      await Promise.all(running)
      rest()
    },
  }
}

interface Hands {
  /** The work that is under way. */
  readonly running: Set<Promise<void>>
  readonly signal: AbortSignal
  /** Told when some work is done. */
  readonly freed: () => void
}

/** Takes as many jobs as there are hands, and answers after which time there may be another. */
function takeDue(options: WorkerOptions, { running, signal, freed }: Hands): number {
  const { jobs, queue, concurrency, visibilityMs, now } = options
  const begin = (claimed: Claimed) => {
    const work = tryJob(options, claimed, signal).finally(() => {
      running.delete(work)
      freed()
    })
    running.add(work)
  }
  // Asked first, for a claim is a write also where there is nothing to be had.
  const due = jobs.nextDue(queue)
  const isNow = due !== null && due <= now()
  const most = concurrency - running.size
  if (isNow && most > 0 && !signal.aborted) {
    jobs.claim(queue, { now: now(), until: now() + visibilityMs, most }).forEach(begin)
  }
  // What another process finished is seen here.
  options.onChange()
  return pauseUntil(isNow ? jobs.nextDue(queue) : due, now())
}

const pauseUntil = (due: number | null, now: number): number =>
  due === null ? longestSleep : Math.min(longestSleep, Math.max(shortestSleep, due - now))

/** Times that were noted by a clock that was then set back would keep jobs waiting for as long as it was ahead. */
function clockWatch({ jobs, visibilityMs, now }: WorkerOptions): () => void {
  let lookedAt = Number.POSITIVE_INFINITY
  return () => {
    if (now() < lookedAt) {
      jobs.bound(now(), visibilityMs)
    }
    lookedAt = now()
  }
}

async function tryJob(options: WorkerOptions, job: Claimed, signal: AbortSignal): Promise<void> {
  const { jobs, queue, handler, visibilityMs, now, onDead } = options
  const untilNoted = (note: () => void) => noting(note, options, signal)
  // A long job says from time to time that it is alive.
  const alive = setInterval(
    () => trying(options, () => jobs.extend(queue, job, now() + visibilityMs)),
    visibilityMs / 3,
  )
  alive.unref()
  try {
    const error = await outcomeOf(handler, job)
    if (error === null) {
      await untilNoted(() => jobs.done(queue, job, now()))
      return
    }
    const verdict = verdictOn(error, job)
    const failure = { verdict, error: error.message, isPostponed: error instanceof TryLater }
    await untilNoted(() => jobs.failed(queue, job, { ...failure, now: now() }))
    if (verdict.state === 'dead') {
      onDead(job.id, error)
    }
  } finally {
    clearInterval(alive)
  }
}

async function outcomeOf(handler: JobHandler, { id, payload, tries }: Claimed): Promise<Error | null> {
  try {
    await handler({ id, payload, tries })
    return null
  } catch (thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown))
  }
}

/** A job that was done is not done again because the disk was full; only where the process ends first it comes again. */
async function noting(note: () => void, options: WorkerOptions, signal: AbortSignal): Promise<void> {
  while (!trying(options, note) && !signal.aborted) {
    await delay(longestSleep, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

function trying({ onTrouble }: WorkerOptions, write: () => void): boolean {
  try {
    write()
    return true
  } catch (error) {
    onTrouble(error)
    return false
  }
}
