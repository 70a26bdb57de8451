import { textIn } from '../platform/job-payload.ts'
import type { JobHandler } from '../platform/job-queue.ts'
import type { WorkContext } from '../platform/work.ts'

/** What was overturned is taken back, also where the process that wrote the answer ended right after it. */
export function followAppealJob({ commands }: WorkContext): JobHandler {
  return async (job) => {
    await commands.followAppeal({ decisionId: textIn(job, 'decisionId'), causationId: textIn(job, 'causationId') })
  }
}
