import { textIn } from '../platform/job-payload.ts'
import type { JobHandler } from '../platform/job-queue.ts'
import type { WorkContext } from '../platform/work.ts'

/** Somebody who left is erased in time, also where the process that took their word ended right after it. */
export function noteClosingJob({ commands }: WorkContext): JobHandler {
  return async (job) => {
    await commands.noteClosing({ userId: textIn(job, 'userId'), causationId: textIn(job, 'causationId') })
  }
}
