import type { Job, Queue } from 'bullmq'
import type { JsonObject } from '@deals/events'
import type { DeadJob, QueueCounts } from '../job-queue.ts'

/** What is kept of a job beside its name. */
export interface StoredJob {
  payload: JsonObject
  /** Tells the call that put it in whether it was the first. */
  ticket: string
}
type StoredQueue = Queue<StoredJob>

export async function countJobs(queues: readonly StoredQueue[]): Promise<Record<string, QueueCounts>> {
  const counted = queues.map(async (queue) => {
    const { active = 0, failed = 0, ...others } = await queue.getJobCounts(...countedStates)
    const waiting = Object.values(others).reduce((sum, count) => sum + count, 0)
    return [queue.name, { waiting, active, dead: failed }] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}
const countedStates = ['wait', 'delayed', 'prioritized', 'active', 'failed'] as const

export async function deadJobs(queues: readonly StoredQueue[], limit: number): Promise<DeadJob[]> {
  const found = await Promise.all(queues.map((queue) => queue.getFailed(0, limit - 1)))
  const dead = found.flatMap((jobs, at) => jobs.map((job) => deadJobOf(queues[at]?.name ?? '', job)))
  return dead.toSorted((a, b) => b.at - a.at).slice(0, limit)
}

const deadJobOf = (queue: string, job: Job<StoredJob>): DeadJob => ({
  queue,
  id: job.id ?? '',
  payload: job.data.payload,
  tries: job.attemptsStarted,
  error: job.failedReason ?? '',
  at: job.finishedOn ?? job.timestamp,
})

export async function revive(queue: StoredQueue, id: string): Promise<boolean> {
  const job = await deadJob(queue, id)
  await job?.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true })
  return job !== null
}

export async function discard(queue: StoredQueue, id: string): Promise<boolean> {
  const job = await deadJob(queue, id)
  await job?.remove()
  return job !== null
}

async function deadJob(queue: StoredQueue, id: string): Promise<Job<StoredJob> | null> {
  const job = await queue.getJob(id)
  return job !== undefined && (await job.isFailed()) ? job : null
}

const mostLookedAt = 1000

/** Whether nothing waits or is under way but what was put in for a later time. */
export async function isSettled(queues: readonly StoredQueue[]): Promise<boolean> {
  const settled = await Promise.all(queues.map(isQueueSettled))
  return settled.every(Boolean)
}

async function isQueueSettled(queue: StoredQueue): Promise<boolean> {
  const { delayed = 0, ...now } = await queue.getJobCounts('wait', 'active', 'prioritized', 'delayed')
  if (Object.values(now).some((count) => count > 0)) {
    return false
  }
  const later = await queue.getDelayed(0, mostLookedAt - 1)
  // Whose time came between the two looks waits or is under way again.
  const isWhole = later.length === Math.min(delayed, mostLookedAt)
  return isWhole && later.every((job) => job.attemptsStarted === 0 && job.timestamp + job.delay > Date.now())
}
