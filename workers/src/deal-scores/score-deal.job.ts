import { dayOf, type DealEvidence } from '@deals/events'
import { DoNotRetry, type Job, type JobHandler } from '../platform/job-queue.ts'
import { causeOf, postJob, type WorkContext } from '../platform/work.ts'
import { evidenceFor } from './evidence-for.ts'
import { judgeDeal } from './judge-deal.ts'
import { promptInForce } from './prompts/prompts.ts'
import type { DealScore } from './score-input.ts'
import { scoreDeal, scorerModel, scorerVersion } from './score-rubric.ts'

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
      promptVersion: judge === undefined ? scorerVersion : promptInForce.version,
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
