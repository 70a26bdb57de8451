import { DelayedError, UnrecoverableError, Worker, type Job as BullJob } from 'bullmq'
import type { Redis } from 'ioredis'
import { TryLater, verdictOn, type JobHandler } from '../job-queue.ts'
import type { Logger } from '../logger.ts'
import type { StoredJob } from './bullmq-state.ts'

export interface BullWorkerParts {
  connection: Redis
  prefix: string
  concurrency: number
  visibilityMs: number
  saysAlive: boolean
  logger: Logger
}
export interface BullWorker {
  /** Takes no new jobs and resolves when those under way are done. */
  close(): Promise<void>
}

/** A worker that dies is no fault of its job, so that counts as often as a try of its own. */
const mostStalls = 8

/** Works on one queue. */
export function bullWorker(name: string, handler: JobHandler, parts: BullWorkerParts): BullWorker {
  const { connection, prefix, concurrency, visibilityMs, saysAlive, logger } = parts
  // Waits for jobs on a connection of its own, which must outlast any outage.
  const waiting = connection.duplicate({
    maxRetriesPerRequest: null,
    enableOfflineQueue: true,
    commandTimeout: undefined,
  })
  waiting.on('error', () => undefined)
  const worker = new Worker<StoredJob>(name, (job, token) => tryJob(handler, job, token), {
    connection: waiting,
    prefix,
    concurrency,
    lockDuration: visibilityMs,
    stalledInterval: visibilityMs,
    maxStalledCount: mostStalls,
    skipLockRenewal: !saysAlive,
    skipVersionCheck: true,
  })
  // Outages are told by the connection; what else goes wrong here is that a lock was lost, and then another has the job.
  worker.on('error', () => undefined)
  worker.on('failed', (job, error) => {
    if (job !== undefined && job.finishedOn !== undefined) {
      logger.error({ queue: name, id: job.id, err: error }, 'a job failed for good')
    }
  })
  return {
    async close() {
      await worker.close()
      waiting.disconnect()
    },
  }
}

async function tryJob(handler: JobHandler, job: BullJob<StoredJob>, token: string | undefined): Promise<void> {
  const { id = '', data, attemptsStarted, attemptsMade } = job
  try {
    await handler({ id, payload: data.payload, tries: attemptsStarted })
  } catch (thrown) {
    const postponed = attemptsStarted - attemptsMade - 1
    const verdict = verdictOn(thrown, { tries: attemptsStarted, postponed })
    if (verdict.state === 'dead') {
      throw new UnrecoverableError(thrown instanceof Error ? thrown.message : String(thrown))
    }
    if (thrown instanceof TryLater) {
      await job.moveToDelayed(Date.now() + verdict.afterMs, token)
      throw new DelayedError()
    }
    throw thrown
  }
}
