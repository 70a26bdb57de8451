import { beforeFirst, numberOf, positionField } from '@deals/events'
import type { EventLog } from '@deals/event-log'
import type { JobHandler } from './job-queue.ts'

/**
 * Jobs outlive the move of a site to another log. A position behind the end of this one is of the log before: read
 * models never reach it, so the end of this log is waited for, which holds a copy of the event; the name that the
 * position gave to what began there stays.
 */
export function inThisLog(log: Pick<EventLog, 'head'>, handler: JobHandler): JobHandler {
  let reached = beforeFirst
  return async (job) => {
    const read = positionField.safeParse(job.payload['position'])
    if (read.success && read.data > reached) {
      reached = await log.head()
    }
    const isElsewhere = read.success && read.data > reached
    const named = isElsewhere ? { knownAs: String(numberOf(read.data)), ...job.payload } : job.payload
    await handler(isElsewhere ? { ...job, payload: { ...named, position: numberOf(reached) } } : job)
  }
}
