import type { ScoreReplayEvent } from '@deals/events'
import { numberIn, positionIn, textIn } from '../platform/job-payload.ts'
import type { Job, JobHandler } from '../platform/job-queue.ts'
import { whenRead, type WorkContext } from '../platform/work.ts'
import { evidenceFor } from './evidence-for.ts'
import { judgeBy, type Scorer } from './judge-deal.ts'
import { pointsIn } from './model-verdict.ts'
import { scorePrompts } from './prompts/prompts.ts'
import type { DealScore } from './score-input.ts'
import { scoreDeal } from './score-rubric.ts'

type Replayed = Omit<Extract<ScoreReplayEvent, { type: 'ScoreReplayed' }>['data'], 'replayId' | 'place'>
interface Candidate {
  readonly model: string | null
  readonly promptVersion: string | null
}

/** Scores one post of a replay; what comes of it stands beside the post's own score and changes nothing. */
export function replayScoreJob(context: WorkContext): JobHandler {
  const { commands, queries } = context
  return (job: Job) =>
    whenRead(async () => {
      const { replayId, place, causationId } = {
        replayId: textIn(job, 'replayId'),
        place: numberIn(job, 'place'),
        causationId: textIn(job, 'causationId'),
      }
      const position = positionIn(job, 'position')
      const task = await queries.replayTask({ replayId, place, minPosition: position })
      // Somebody stopped the replay, it ran out of tokens, or there are no more posts.
      if (task === null) {
        return
      }
      const score = await scorerFor(context, task)
      if (typeof score === 'string') {
        await commands.endReplay({ causationId, replayId, outcome: 'not-possible', because: score })
        return
      }
      const evidence = await evidenceFor(context, { postId: task.postId, position })
      const replayed: Replayed =
        typeof evidence === 'string'
          ? { result: { missed: 'not-scorable' }, tokens: 0, cost: 0 }
          : replayedOf(await score(evidence))
      await commands.recordReplayed({ causationId, replayId, place, ...replayed })
    })
}

type Score = (evidence: Parameters<typeof scoreDeal>[0]) => Promise<DealScore>

/** Who scores, or why nobody can. */
async function scorerFor({ judge }: WorkContext, { model, promptVersion }: Candidate): Promise<Score | string> {
  if (model === null) {
    return async (evidence) => scoreDeal(evidence)
  }
  const prompt = Object.values(scorePrompts).find(({ version }) => version === promptVersion)
  if (judge === undefined) {
    return 'no server of models is set (LLM_URL)'
  }
  if (prompt === undefined) {
    return `there is no prompt ${promptVersion ?? ''}`
  }
  const scorer: Scorer = { model: await judge.candidate(model), prompt }
  return (evidence) => judgeBy(scorer, evidence)
}

function replayedOf(score: DealScore): Replayed {
  const { standsInFor, usage } = score
  return {
    tokens: usage === undefined ? 0 : usage.promptTokens + usage.completionTokens,
    cost: usage?.cost ?? 0,
    result:
      standsInFor === undefined
        ? {
            score: score.score,
            points: pointsIn(score),
          }
        : { missed: standsInFor.because },
  }
}
