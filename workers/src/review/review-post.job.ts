import type { PostForJobs } from '@deals/events'
import type { JobHandler } from '../platform/job-queue.ts'
import { causeOf, missingPost, postJob, type WorkContext } from '../platform/work.ts'
import { hostOf, reviewPost, reviewModel } from './review-checks.ts'

/** The automatic review of a post. Its checks need no network, so a valid post is live in a moment. */
export function reviewPostJob(context: WorkContext): JobHandler {
  return postJob(async (task, job) => {
    const post = await context.queries.post({ postId: task.postId, minPosition: task.position })
    if (post === null) {
      throw missingPost(task, job)
    }
    await finish(context, causeOf(task), post)
  })
}

async function finish(
  { commands, queries }: WorkContext,
  cause: { causationId: string },
  post: PostForJobs,
): Promise<void> {
  const host = hostOf(post.dealUrl)
  const storeOfHost = host === null ? null : await queries.storeByHost({ host })
  const findings = reviewPost(post, storeOfHost)
  await commands.finishReview({ ...cause, postId: post.postId, findings, model: reviewModel })
}

export { finish as finishReview }
