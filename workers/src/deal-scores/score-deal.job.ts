import { DoNotRetry, type Job, type JobHandler } from '../platform/job-queue.ts'
import { causeOf, postJob, type PostTask, type WorkContext } from '../platform/work.ts'
import type { ScoreInput } from './score-input.ts'
import { scoreDeal, scorerModel, scorerVersion } from './score-rubric.ts'

const mostComparables = 50

/**
 * Scores a post. Retries are events and not tries of the job: what cannot be scored becomes ScoreFailed, and who wants
 * it tried again asks for a new attempt.
 */
export function scoreDealJob(context: WorkContext): JobHandler {
  return postJob(async (task, job) => {
    const attempt = attemptOf(job)
    const { commands } = context
    const about = { ...causeOf(task), postId: task.postId, attempt }
    const started = await commands.startScore({
      ...about,
      worker: 'built-in',
      model: scorerModel,
      promptVersion: scorerVersion,
    })
    // Somebody else is at it. A second try of this job may go on: the first one ended before it could say so.
    if (started === 'not-needed' && job.tries === 1) {
      return
    }
    const input = await inputFor(context, task)
    if (typeof input === 'string') {
      await commands.failScore({ ...about, code: 'not-scorable', message: input, retryable: false })
      return
    }
    await commands.completeScore({ ...about, ...scoreDeal(input) })
  })
}

function attemptOf({ id, payload: { attempt } }: Job): number {
  if (typeof attempt !== 'number') {
    throw new DoNotRetry(`the payload of ${id} names no attempt`)
  }
  return attempt
}

/** What the rubric looks at, or why there is nothing to look at. */
async function inputFor({ queries }: WorkContext, task: PostTask): Promise<ScoreInput | string> {
  const { postId, position: minPosition } = task
  const post = await queries.post({ postId, minPosition })
  if (post === null) {
    return 'The post is not there any more.'
  }
  const { type, price, storeSlug } = post
  if (type !== 'product' || price === null) {
    return 'Only products with a price can be scored.'
  }
  const comparables = await queries.comparables({ postId, limit: mostComparables, minPosition })
  const store = storeSlug === null ? null : await queries.storeRecord({ storeSlug })
  return { post: { ...post, price }, comparables, store }
}
