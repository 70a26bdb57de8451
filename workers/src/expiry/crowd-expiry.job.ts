import type { JobHandler } from '../platform/job-queue.ts'
import { causeOf, postJob, type WorkContext } from '../platform/work.ts'

const netNeeded = 3
const membersNeeded = 2

/** Enough members, weighed by how well they are known, say that a deal is over. */
export const isOverByCrowd = (said: { confirmed: number; denied: number; deniers: number }): boolean =>
  said.denied - said.confirmed >= netNeeded && said.deniers >= membersNeeded

export function crowdExpiryJob({ commands, queries }: WorkContext): JobHandler {
  return postJob(async (task) => {
    if (isOverByCrowd(await queries.availability({ postId: task.postId, minPosition: task.position }))) {
      await commands.expirePost({ ...causeOf(task), postId: task.postId, cause: 'report' })
    }
  })
}
