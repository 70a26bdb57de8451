import type { Position } from '@deals/events'
import type { EventLog } from '@deals/event-log'
import type { Job } from './job-queue.ts'

/** More than wait for the read models at once; what is forgotten only waits for more. */
const mostJobs = 10_000

/**
 * Up to where a job has to know that gathers what happened before it: all that there was when it began first. One that is
 * put off keeps to that, or the read models might never be there.
 */
export function knownByThen(log: Pick<EventLog, 'head'>): (job: Pick<Job, 'id'>) => Promise<Position> {
  const ends = new Map<string, Position>()
  return async ({ id }) => {
    const end = ends.get(id) ?? (await log.head())
    if (ends.size >= mostJobs) {
      ends.clear()
    }
    ends.set(id, end)
    return end
  }
}
