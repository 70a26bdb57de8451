import type { JobHandler } from '../platform/job-queue.ts'
import { causeOf, postJob, type WorkContext } from '../platform/work.ts'

/** The post that stays counts the comments of a duplicate as they stand, also when they are removed or restored later. */
export function countDuplicateJob({ commands }: WorkContext): JobHandler {
  return postJob(async (task) => {
    await commands.countDuplicate({ ...causeOf(task), postId: task.postId })
  })
}
