import { openSqliteFile, sqliteProblem, walSync, withSqliteProblems } from '@deals/storage'
import type { JobQueue, JobRequest, Place } from './job-queue.ts'
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
  const { jobs, plainly, insert, asked, close } = openJobs(file)
  const workers = new Map<string, QueueWorker>()
  const waiting = new Set<() => void>()
  let isClosed = false
  const onTrouble = telling(logger, file)
  const onChange = () => {
    if (waiting.size > 0 && jobs.isSettled()) {
      releaseAll(waiting)
    }
  }
  return {
    mark: async () => markOfFile,
    async enqueue(requests, place) {
      const added = await insert(requests, now(), place)
      new Set(requests.map(({ queue }) => queue)).forEach((queue) => workers.get(queue)?.wake())
      return added
    },
    process(queue, handler, { concurrency }) {
      if (workers.has(queue)) {
        throw new Error(`the queue ${queue} has a handler already`)
      }
      const onDead = (id: string, error: Error) => logger.error({ queue, id, err: error }, 'a job failed for good')
      const worker = queueWorker({ jobs, queue, handler, concurrency, visibilityMs, now, onChange, onDead, onTrouble })
      workers.set(queue, worker)
      worker.wake()
    },
    ...asked,
    async revive(queue, id) {
      const isRevived = plainly(() => jobs.revive(queue, id, now()))
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
        await close()
      }
    },
  }
}

/** A file forgets nothing. */
const markOfFile = 'file'

function openJobs(file: string) {
  const database = openSqliteFile({ file, what: 'a file of jobs', applicationId, format: 1 })
  const disk = walSync(file)
  const plainly = <T>(run: () => T): T => withSqliteProblems(file, run)
  const jobs = plainly(() => sqliteJobs(database))
  return {
    jobs,
    plainly,
    /** Answers once they are on the disk. */
    insert: async (requests: readonly JobRequest[], at: number, place?: Place) => {
      const added = plainly(() => jobs.insertAll(requests, at, place))
      await disk.synced()
      return added
    },
    asked: {
      counts: async () => plainly(() => jobs.counts()),
      dead: async (limit: number) => plainly(() => jobs.dead(limit)),
      discard: async (queue: string, id: string) => plainly(() => jobs.discard(queue, id)),
      places: {
        of: async (log: string) => plainly(() => jobs.place(log)),
        async set(place: Place) {
          plainly(() => jobs.setPlace(place))
          await disk.synced()
        },
      },
    },
    close: async () => {
      await disk.close()
      database.close()
    },
  }
}

/** One line when the file takes nothing any more, and one when it does again. */
function telling(logger: Logger, file: string): (error: unknown) => void {
  let isTroubled = false
  return (error) => {
    if (error !== null && !isTroubled) {
      logger.error({ err: sqliteProblem(error, file) ?? error }, 'jobs wait until their file can be written')
    } else if (error === null && isTroubled) {
      logger.info({}, 'jobs go on')
    }
    isTroubled = error !== null
  }
}

function releaseAll(waiting: Set<() => void>): void {
  waiting.forEach((resolve) => resolve())
  waiting.clear()
}
