import { openSqliteFile } from '@deals/events/log'
import type { JobQueue } from './job-queue.ts'
import type { Logger } from './logger.ts'
import { queueWorker, type QueueWorker } from './queue-worker.ts'
import { sqliteJobs } from './sqlite-jobs.ts'

export interface EmbeddedJobQueueOptions {
  file: string
  logger: Logger
  visibilityMs?: number
  now?: () => number
}

const applicationId = 0x44_53_4a_51

/** A job queue in a SQLite file. A job that was under way when its process was killed comes again when its time is up. */
export function openEmbeddedJobQueue(options: EmbeddedJobQueueOptions): JobQueue {
  const { file, logger, visibilityMs = 30_000, now = Date.now } = options
  const database = openSqliteFile({ file, what: 'a file of jobs', applicationId, format: 1 })
  const jobs = sqliteJobs(database)
  const workers = new Map<string, QueueWorker>()
  const waiting = new Set<() => void>()
  let isClosed = false
  const onChange = () => waiting.size > 0 && jobs.isSettled() && releaseAll(waiting)
  return {
    // A file forgets nothing.
    mark: async () => 'file',
    async enqueue(requests) {
      const added = jobs.insertAll(requests, now())
      requests.forEach(({ queue }) => workers.get(queue)?.wake())
      return added
    },
    process(queue, handler, { concurrency }) {
      if (workers.has(queue)) {
        throw new Error(`the queue ${queue} has a handler already`)
      }
      const onDead = (id: string, error: Error) => logger.error({ queue, id, err: error }, 'a job failed for good')
      const worker = queueWorker({ jobs, queue, handler, concurrency, visibilityMs, now, onChange, onDead })
      workers.set(queue, worker)
      worker.wake()
    },
    counts: async () => jobs.counts(),
    dead: async (limit) => jobs.dead(limit),
    async revive(queue, id) {
      const isRevived = jobs.revive(queue, id, now())
      workers.get(queue)?.wake()
      return isRevived
    },
    settled: () =>
      new Promise((resolve) => {
        waiting.add(resolve)
        onChange()
      }),
    async close() {
      if (!isClosed) {
        isClosed = true
        await Promise.all([...workers.values()].map((worker) => worker.stop()))
        releaseAll(waiting)
        database.close()
      }
    },
  }
}

function releaseAll(waiting: Set<() => void>): void {
  waiting.forEach((resolve) => resolve())
  waiting.clear()
}
