import { isOpen } from '@deals/events'
import type { JobHandler } from '../platform/job-queue.ts'
import { causeOf, missingPost, postJob, type WorkContext } from '../platform/work.ts'

/** Each product post is scored once it is live. */
export function requestScoreJob({ commands, queries }: WorkContext): JobHandler {
  return postJob(async (task, job) => {
    const post = await queries.post({ postId: task.postId, minPosition: task.position })
    if (post === null) {
      throw missingPost(task, job)
    }
    if (post.type === 'product' && post.status === 'active' && isOpen(await queries.siteSettings({}), 'scores')) {
      await commands.requestScore({ ...causeOf(task), postId: task.postId })
    }
  })
}
