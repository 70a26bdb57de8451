import { isOpen } from '@deals/events'
import type { JobHandler } from '../platform/job-queue.ts'
import { causeOf, missingPost, postJob, type WorkContext } from '../platform/work.ts'

/** A new price, title or shop makes the score a score of something else. */
export function rescoreJob({ commands, queries }: WorkContext): JobHandler {
  return postJob(async (task, job) => {
    const { postId } = task
    const post = await queries.post({ postId, minPosition: task.position })
    if (post === null) {
      throw missingPost(task, job)
    }
    if (post.type === 'product') {
      await commands.invalidateScore({ ...causeOf(task), postId, reason: 'post edited' })
      if (post.status === 'active' && isOpen(await queries.siteSettings({}), 'scores')) {
        await commands.requestScore({ ...causeOf(task), postId })
      }
    }
  })
}
