import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { Unavailable } from '@deals/storage'
import type { JobQueue, JobRequest } from '../job-queue.ts'
import type { Logger } from '../logger.ts'
import { connectRedis } from '../redis-connection.ts'
import { bullWorker, type BullWorker } from './bullmq-worker.ts'
import { countJobs, deadJobs, discard, isSettled, revive, type StoredJob } from './bullmq-state.ts'

export interface BullJobQueueOptions {
  url: string
  logger: Logger
  /** Begins every key, so that several sites can share a server. */
  prefix?: string
  /** How long a job stays with a worker that does not say that it is alive; the same in all workers. */
  visibilityMs?: number
  /** False stands for a worker that has gone silent: it never says that it is alive. */
  saysAlive?: boolean
  signal?: AbortSignal
}

/** A queue of BullMQ, which the board of jobs shows. */
export interface BullJobQueue extends JobQueue {
  readonly queues: () => readonly Queue[]
  /** Shows a queue before somebody puts in or works on its jobs. */
  open(name: string): void
}

/** How often it is looked whether all is done, where nobody tells. */
const lookEveryMs = 50
const answerWithinMs = 3000
/** Done jobs are remembered for an hour, so that the same event does not bring the same job twice. */
const kept = { removeOnComplete: { age: 3600 }, removeOnFail: false } as const
const tries = { attempts: 8, backoff: { type: 'exponential', delay: 1000, jitter: 0.5 } } as const

/**
 * A job queue on Redis, by BullMQ. What Redis holds is lost with it: whoever puts jobs in asks `mark` whether it is still
 * the same. Throws StoreProblem with one sentence when the server refuses us; enqueue throws Unavailable while it is away.
 */
export async function openBullJobQueue(options: BullJobQueueOptions): Promise<BullJobQueue> {
  const { prefix = 'dealstream', visibilityMs = 30_000, saysAlive = true } = options
  const redis = await connectRedis(options)
  const queues = new Map<string, Queue<StoredJob>>()
  const queueOf = (name: string): Queue<StoredJob> => {
    const queue = queues.get(name) ?? openQueue(name, { connection: redis, prefix })
    queues.set(name, queue)
    return queue
  }
  const workers = new Map<string, BullWorker>()
  const closing = new AbortController()
  return {
    queues: () => [...queues.values()],
    open: (name) => void queueOf(name),
    mark: () => whenAnswering(redis, () => markOf(redis, prefix)),
    enqueue: (requests) => whenAnswering(redis, () => enqueue(requests, queueOf)),
    process(name, handler, { concurrency }) {
      if (workers.has(name)) {
        throw new Error(`the queue ${name} has a handler already`)
      }
      queueOf(name)
      const parts = { ...options, prefix, visibilityMs, saysAlive, concurrency, connection: redis }
      workers.set(name, bullWorker(name, handler, parts))
    },
    counts: () => countJobs([...queues.values()]),
    dead: (limit) => deadJobs([...queues.values()], limit),
    revive: (name, id) => revive(queueOf(name), id),
    discard: (name, id) => discard(queueOf(name), id),
    async settled() {
      while (!closing.signal.aborted && !(await isSettled([...queues.values()]))) {
        await pause(closing.signal)
      }
    },
    async close() {
      closing.abort()
      await Promise.all([...workers.values()].map((worker) => worker.close()))
      await Promise.all([...queues.values()].map((queue) => queue.close()))
      redis.disconnect()
    },
  }
}

function openQueue(name: string, options: { connection: Redis; prefix: string }): Queue<StoredJob> {
  const queue = new Queue<StoredJob>(name, { ...options, skipVersionCheck: true })
  // Outages are told by the connection, once.
  queue.on('error', () => undefined)
  return queue
}

/** Answers how many are new: a job that is there already keeps the ticket it came with. */
async function enqueue(requests: readonly JobRequest[], queueOf: (name: string) => Queue<StoredJob>): Promise<number> {
  const ticket = randomUUID()
  const names = [...new Set(requests.map(({ queue }) => queue))]
  const added = names.map(async (name) => {
    const mine = new Map(requests.filter(({ queue }) => queue === name).map((request) => [request.id, request]))
    const jobs = [...mine.values()].map(({ id, payload, delayMs = 0 }) => ({
      name,
      data: { payload, ticket },
      opts: { jobId: id, delay: delayMs, ...kept, ...tries },
    }))
    const queue = queueOf(name)
    await queue.addBulk(jobs)
    const stored = await Promise.all([...mine.keys()].map((id) => queue.getJob(id)))
    return stored.filter((job) => job?.data.ticket === ticket).length
  })
  return (await Promise.all(added)).reduce((sum, count) => sum + count, 0)
}

/** Made with the first look and gone with everything else when Redis loses what it held. */
async function markOf(redis: Redis, prefix: string): Promise<string> {
  const key = `${prefix}:mark`
  await redis.set(key, randomUUID(), 'NX')
  return (await redis.get(key)) ?? ''
}

/** An answer in time, or Unavailable: the same jobs may be given again, since each goes by its name. */
async function whenAnswering<T>(redis: Redis, ask: () => Promise<T>): Promise<T> {
  if (redis.status !== 'ready') {
    throw new Unavailable('Redis does not answer.')
  }
  let late: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('no answer in time')), answerWithinMs)
  })
  try {
    return await Promise.race([ask(), tooLate])
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error)
    throw new Unavailable(`Redis does not answer: ${because}`, { cause: error })
  } finally {
    clearTimeout(late)
  }
}

const pause = (signal: AbortSignal): Promise<void> => delay(lookEveryMs, undefined, { signal }).catch(() => undefined)
