import type { DealEvidence } from '@deals/events'
import { ModelFailed, type Question, type Usage } from '../platform/language-model/language-model.ts'
import type { Judge } from '../platform/language-model/open-judge.ts'
import type { PatientModel } from '../platform/language-model/patient-model.ts'
import { scoreOfVerdict, verdictSchema } from './model-verdict.ts'
import { promptInForce, type ScorePrompt } from './prompts/prompts.ts'
import type { DealScore } from './score-input.ts'
import { scoreDeal } from './score-rubric.ts'

/** Tokens that were used today: by all scores, and by those of one post. */
export interface Spending {
  readonly ofAll: number
  readonly ofPost: number
}

const longestText = 4_000
const longestAnswer = 900

/** Scores a deal by the model; where it gives nothing that can be used, by the built-in rules, which say whom they stand in for. */
export async function judgeDeal(evidence: DealEvidence, judge: Judge, spent: Spending): Promise<DealScore> {
  const isSpent = spent.ofAll >= judge.tokensPerDay || spent.ofPost >= judge.tokensPerPost
  return isSpent
    ? { ...scoreDeal(evidence), standsInFor: { model: judge.model.name, because: 'over-budget' } }
    : judgeBy({ model: judge.model, prompt: promptInForce }, evidence)
}

/** Who is asked, and how. */
export interface Scorer {
  readonly model: PatientModel
  readonly prompt: ScorePrompt
}

/** The same by any model and prompt, whatever was spent. */
export async function judgeBy({ model, prompt }: Scorer, evidence: DealEvidence): Promise<DealScore> {
  const measured = scoreDeal(evidence)
  try {
    const { text, usage } = await model.ask(questionOf(evidence, measured, prompt))
    return { ...founded(text, measured, usage), model: model.name, promptVersion: prompt.version, usage }
  } catch (error) {
    if (!(error instanceof ModelFailed)) {
      throw error
    }
    const { because, usage } = error
    return { ...measured, standsInFor: { model: model.name, because }, ...(usage.requests > 0 && { usage }) }
  }
}

/** An answer that cannot be used was paid for nevertheless. */
function founded(text: string, measured: DealScore, usage: Usage): DealScore {
  try {
    return scoreOfVerdict(text, measured)
  } catch (error) {
    throw error instanceof ModelFailed ? new ModelFailed(error.because, error.message, { usage }) : error
  }
}

export function questionOf({ post }: DealEvidence, measured: DealScore, prompt = promptInForce): Question {
  const { priceCompetitivenessScore: price, featureSetScore: features } = measured
  const { brandReputationScore: brand, availabilityAndSupportScore: support } = measured
  // Nobody who wrote the post can know what the hash of all the evidence will be.
  const edge = measured.inputHash.slice(0, 16)
  const facts = (measured.facts ?? []).map(({ id, says }) => `${id}: ${says}`)
  const data = `${post.title}\n\n${post.content}`.slice(0, longestText).replaceAll(edge, '')
  return {
    task: prompt.text,
    material: [
      'Facts:',
      ...facts,
      `Measured points: price ${price}, features ${features}, brand ${brand}, support ${support}`,
      `BEGIN ${edge}`,
      data,
      `END ${edge}`,
    ].join('\n'),
    form: { name: 'deal_score', schema: verdictSchema },
    mostTokens: longestAnswer,
  }
}
