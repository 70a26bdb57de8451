import { isOpen, type PostFields } from '@deals/events'
import type { JobHandler } from '../platform/job-queue.ts'
import { causeOf, missingPost, postJob, type WorkContext } from '../platform/work.ts'

/** What a deal is called and costs, where it is to be had, and what it is set beside: words about it change no price. */
export const scoreAsksFor = [
  ...(['title', 'price', 'originalPrice', 'currency', 'shippingCost'] as const),
  ...(['storeSlug', 'urlKey', 'categorySlug', 'subCategorySlug'] as const),
] satisfies (keyof PostFields)[]

/** When one of these changes, the score is a score of something else. */
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
