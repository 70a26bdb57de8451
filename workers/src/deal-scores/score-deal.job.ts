import { dayOf, type DealEvidence } from '@deals/events'
import { DoNotRetry, type Job, type JobHandler } from '../platform/job-queue.ts'
import { causeOf, postJob, type PostTask, type WorkContext } from '../platform/work.ts'
import { judgeDeal } from './judge-deal.ts'
import { scorePrompt } from './prompts/score.v1.ts'
import type { DealScore } from './score-input.ts'
import { scoreDeal, scorerModel, scorerVersion } from './score-rubric.ts'

/** Of the posts of a shelf that are most alike by their titles; which of them can be compared is for the scorer to tell. */
const mostComparables = 100

/**
 * Scores a post. Retries are events and not tries of the job: what cannot be scored becomes ScoreFailed, and who wants
 * it tried again asks for a new attempt.
 */
export function scoreDealJob(context: WorkContext): JobHandler {
  return postJob(async (task, job) => {
    const attempt = attemptOf(job)
    const { commands, judge } = context
    const about = { ...causeOf(task), postId: task.postId, attempt }
    const started = await commands.startScore({
      ...about,
      worker: judge === undefined ? 'built-in' : 'model',
      model: judge?.model.name ?? scorerModel,
      promptVersion: judge === undefined ? scorerVersion : scorePrompt.version,
    })
    // Somebody else is at it. A second try of this job may go on: the first one ended before it could say so.
    if (started === 'not-needed' && job.tries === 1) {
      return
    }
    const evidence = await evidenceFor(context, task)
    if (typeof evidence === 'string') {
      await commands.failScore({ ...about, code: 'not-scorable', message: evidence, retryable: false })
      return
    }
    await commands.completeScore({ ...about, ...(await scoreOf(context, evidence)) })
  })
}

async function scoreOf({ judge, queries, clock }: WorkContext, evidence: DealEvidence): Promise<DealScore> {
  if (judge === undefined) {
    return scoreDeal(evidence)
  }
  const spent = await queries.modelSpending({ day: dayOf(clock.now()), postId: evidence.post.postId })
  return judgeDeal(evidence, judge, spent)
}

function attemptOf({ id, payload: { attempt } }: Job): number {
  if (typeof attempt !== 'number') {
    throw new DoNotRetry(`the payload of ${id} names no attempt`)
  }
  return attempt
}

/** What the rubric looks at, or why there is nothing to look at. */
async function evidenceFor({ queries, clock }: WorkContext, task: PostTask): Promise<DealEvidence | string> {
  const { postId, position: minPosition } = task
  const post = await queries.post({ postId, minPosition })
  if (post === null) {
    return 'The post is not there any more.'
  }
  const { type, price, storeSlug } = post
  if (type !== 'product' || price === null) {
    return 'Only products with a price can be scored.'
  }
  const [comparables, history, store, said] = await Promise.all([
    queries.comparables({ postId, limit: mostComparables, minPosition }),
    queries.knownPrices({ postId, minPosition }),
    storeSlug === null ? null : queries.storeRecord({ storeSlug }),
    queries.availability({ postId, minPosition }),
  ])
  const page = post.reviewed?.seen?.page
  const seen = page?.outcome === 'read' ? { page } : {}
  return { post: judgedOf({ ...post, price }), comparables, history, store, said, ...seen, now: clock.now() }
}

/** What is judged of a post: neither who wrote it nor how it stands in the site. */
function judgedOf(post: DealEvidence['post']): DealEvidence['post'] {
  const { postId, title, content, price, originalPrice, currency, categorySlug } = post
  const { storeSlug, dealUrl, availability, shippingCost, images, couponCode } = post
  return {
    ...{ postId, title, content, price, originalPrice, currency, categorySlug },
    ...{ storeSlug, dealUrl, availability, shippingCost, images, couponCode },
  }
}
