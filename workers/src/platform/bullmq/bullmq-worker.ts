import { setTimeout as delay } from 'node:timers/promises'
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
  const underWay = new Set<Promise<void>>()
  const work = (job: BullJob<StoredJob>, token: string | undefined) => {
    const tried = tryJob(handler, job, token).finally(() => underWay.delete(tried))
    underWay.add(tried)
    return tried
  }
  const worker = new Worker<StoredJob>(name, work, {
    connection: waiting,
    prefix,
    concurrency,
    lockDuration: visibilityMs,
    // Whether the lock of a dead worker has ended is only seen by looking; once in its length would take up to twice as long.
    stalledInterval: Math.ceil(visibilityMs / 3),
    maxStalledCount: mostStalls,
    skipLockRenewal: !saysAlive,
    skipVersionCheck: true,
  })
  worker.on('error', sayNowAndThen(name, logger))
  worker.on('failed', (job, error) => {
    if (job !== undefined && job.finishedOn !== undefined) {
      logger.error({ queue: name, id: job.id, err: error }, 'a job failed for good')
    }
  })
  return {
    async close() {
      const closed = worker.close().then(() => true)
      while (underWay.size > 0) {
        await Promise.allSettled(underWay)
      }
      // That a job is done is told to Redis; while that is away, nobody waits for it: the job comes again.
      if (!(await inTime(closed))) {
        end(await worker.getBackend().blockingConnection?.client)
      }
      end(waiting)
      await closed
    },
  }
}

const lastWordsMs = 3000

async function inTime(closed: Promise<boolean>): Promise<boolean> {
  const timer = new AbortController()
  const late = delay(lastWordsMs, false, { signal: timer.signal }).catch(() => false)
  const isInTime = await Promise.race([closed, late])
  timer.abort()
  return isInTime
}

interface Endable {
  status: string
  connect(): Promise<void>
  disconnect(): void
}

/** Ends a connection. Between two tries to connect, the client would never say that it has ended; so it tries again. */
function end(client: Endable | undefined): void {
  client?.disconnect()
  if (client?.status === 'reconnecting') {
    client.connect().then(
      () => client.disconnect(),
      () => undefined,
    )
  }
}

const sameAgainAfterMs = 10_000

/**
 * Tells what goes wrong with Redis itself, such as a full memory, once in a while. Outages are told by the connection, and
 * after a lost lock another worker has the job.
 */
function sayNowAndThen(queue: string, logger: Logger): (error: Error) => void {
  let saidAt = Number.NEGATIVE_INFINITY
  return (error) => {
    const isKnown = /ECONN|ETIMEDOUT|EPIPE|Connection is closed|lock/i.test(error.message)
    if (!isKnown && performance.now() - saidAt > sameAgainAfterMs) {
      saidAt = performance.now()
      logger.warn({ queue, err: error }, 'Redis did not do what a queue asked of it; trying again')
    }
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
