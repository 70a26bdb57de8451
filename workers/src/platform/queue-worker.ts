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
  /** Called after each job. */
  onChange: () => void
  onDead: (id: string, error: Error) => void
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

/** Works on one queue: takes what is due, sleeps until the next is. */
export function queueWorker(options: WorkerOptions): QueueWorker {
  const { jobs, queue, concurrency, visibilityMs, now } = options
  const running = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const wake = () => {
    clearTimeout(timer)
    while (!isStopped && running.size < concurrency) {
      const claimed = jobs.claim(queue, now(), now() + visibilityMs)
      if (claimed === null) {
        sleep()
        return
      }
      const work = tryJob(options, claimed).finally(() => {
        running.delete(work)
        options.onChange()
        wake()
      })
      running.add(work)
    }
  }
  const sleep = () => {
    // What another process finished is seen here.
    options.onChange()
    const due = jobs.nextDue(queue)
    const pause = due === null ? longestSleep : Math.min(longestSleep, Math.max(shortestSleep, due - now()))
    timer = setTimeout(wake, pause)
    timer.unref()
  }
  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await Promise.all(running)
    },
  }
}

async function tryJob({ jobs, queue, handler, visibilityMs, now, onDead }: WorkerOptions, job: Claimed): Promise<void> {
  // A long job says from time to time that it is alive.
  const alive = setInterval(() => jobs.extend(queue, job, now() + visibilityMs), visibilityMs / 3)
  alive.unref()
  try {
    await handler({ id: job.id, payload: job.payload, tries: job.tries })
    jobs.done(queue, job, now())
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    const verdict = verdictOn(error, job)
    jobs.failed(queue, job, { verdict, error: error.message, isPostponed: error instanceof TryLater, now: now() })
    if (verdict.state === 'dead') {
      onDead(job.id, error)
    }
  } finally {
    clearInterval(alive)
  }
}
