import type { SystemCommands } from '@deals/events'
import { textIn } from '../platform/job-payload.ts'
import type { JobHandler } from '../platform/job-queue.ts'
import type { WorkContext } from '../platform/work.ts'

type Following = keyof Pick<SystemCommands, 'noteClosing' | 'followUsername'>

/** The account follows what the log says of its member, also where the process that took their word ended right after it. */
export function accountFollowsJob(following: Following): (work: WorkContext) => JobHandler {
  return ({ commands }) =>
    async (job) => {
      await commands[following]({ userId: textIn(job, 'userId'), causationId: textIn(job, 'causationId') })
    }
}
