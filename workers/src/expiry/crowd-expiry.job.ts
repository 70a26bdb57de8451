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

/** As many members, weighed the same, say that a deal which was over is back. */
export const isBackByCrowd = (said: { confirmed: number; denied: number; confirmers: number }): boolean =>
  said.confirmed - said.denied >= netNeeded && said.confirmers >= membersNeeded

export function crowdRenewalJob({ commands, queries }: WorkContext): JobHandler {
  return postJob(async (task) => {
    const { postId, position: minPosition } = task
    const said = await queries.saidSinceEnd({ postId, minPosition })
    if (said !== null && isBackByCrowd(said)) {
      await commands.suggestRenewal({ ...causeOf(task), postId, members: said.confirmers })
    }
  })
}
