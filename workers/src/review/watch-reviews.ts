import { newUuid } from '@deals/events/platform'
import type { WorkContext } from '../platform/work.ts'
import { reviewModel } from './review-checks.ts'
import { finishReview } from './review-post.job.ts'

const longestReview = 60_000
const atOnce = 100

/**
 * Ends reviews that nobody finished in a minute. The checks are tried once more; where even they cannot be made, posts
 * of known members go live and those of new ones to the staff.
 */
export async function watchReviews(context: WorkContext): Promise<void> {
  const { queries, clock, logger } = context
  for (const postId of await queries.waitingReviews({ before: clock.now() - longestReview, limit: atOnce })) {
    const post = await queries.post({ postId })
    if (post === null) {
      continue
    }
    try {
      await finishReview(context, { causationId: newUuid() }, post)
    } catch (error) {
      logger.error({ err: error, postId }, 'a review could not be made in time')
      const isNew = post.authorTrust === 0
      const evidence = 'The automatic review took too long.'
      const findings = isNew ? [{ code: 'review-timeout', severity: 'suspicious' as const, evidence }] : []
      await context.commands.finishReview({ causationId: newUuid(), postId, findings, model: reviewModel })
    }
  }
}
