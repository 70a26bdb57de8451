import type { AnyRecorded, EventType } from '@deals/events'
import type { LogEvent } from '@deals/event-log'
import { isAway } from '@deals/storage'
import type { JobQueue, JobRequest, Place } from './job-queue.ts'
import type { Logger } from './logger.ts'
import { putInAlready } from './put-in-already.ts'

/** Which jobs an event brings. */
export interface Reactions {
  handles: readonly EventType[]
  jobsFor(event: AnyRecorded): JobRequest[]
}
export interface GivingOptions {
  decode: (event: LogEvent) => Promise<AnyRecorded>
  reactions: Reactions
  queue: JobQueue
  /** Leaves out jobs that would find nothing to do; where it is missing, all are given. */
  sift?: (jobs: readonly JobRequest[]) => Promise<readonly JobRequest[]>
  logger: Logger
}

type GiveJobs = (events: readonly LogEvent[], place?: Place) => Promise<boolean>

/**
 * Gives the queue the jobs that events bring, with the place behind them, and answers whether there were any that it has
 * not yet. When the queue has lost its jobs, another one of these is needed.
 */
export function givingJobs(options: GivingOptions): GiveJobs {
  const already = putInAlready()
  const { sift = async (jobs) => jobs } = options
  return async (events, place) => {
    const requests: JobRequest[] = []
    for (const event of events) {
      requests.push(...(await jobsFor(options, event)))
    }
    const jobs = await sift(already.without(requests))
    if (jobs.length > 0) {
      await options.queue.enqueue(jobs, place)
      already.note(jobs)
    }
    return jobs.length > 0
  }
}

/** The jobs that an event brings now. */
async function jobsFor({ decode, reactions, logger }: GivingOptions, event: LogEvent): Promise<JobRequest[]> {
  // What was written after it happened is history: nobody acts on it now.
  if (event.meta.importedAt !== undefined || !reactions.handles.some((type) => type === event.type)) {
    return []
  }
  try {
    return reactions.jobsFor(await decode(event))
  } catch (error) {
    if (isAway(error)) {
      throw error
    }
    // It will read no better next time, and what waits behind it must go on.
    logger.error({ err: error, position: event.position, type: event.type }, 'an event cannot be reacted to')
    return []
  }
}
