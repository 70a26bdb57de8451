import type { DealEvidence } from '@deals/events'
import {
  asData,
  askFor,
  isSpent,
  ModelFailed,
  type Judge,
  type PatientModel,
  type Question,
  type Spending,
} from '@deals/process/language-model'
import { scoreOfVerdict, verdictOfDeal } from './model-verdict.ts'
import { promptInForce, type ScorePrompt } from './prompts/prompts.ts'
import type { DealScore } from './score-input.ts'
import { scoreDeal } from './score-rubric.ts'

const longestText = 4_000
const longestAnswer = 900

/** Scores a deal by the model; where it gives nothing that can be used, by the built-in rules, which say whom they stand in for. */
export async function judgeDeal(evidence: DealEvidence, judge: Judge, spent: Spending): Promise<DealScore> {
  return isSpent(judge, spent)
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
    const question = questionOf(evidence, measured, prompt)
    const { found, usage } = await askFor(model, { question, read: (text) => scoreOfVerdict(text, measured) })
    return { ...found, model: model.name, promptVersion: prompt.version, usage }
  } catch (error) {
    if (!(error instanceof ModelFailed)) {
      throw error
    }
    const { because, usage } = error
    return { ...measured, standsInFor: { model: model.name, because }, ...(usage.requests > 0 && { usage }) }
  }
}

export function questionOf({ post }: DealEvidence, measured: DealScore, prompt = promptInForce): Question {
  const { priceCompetitivenessScore: price, featureSetScore: features } = measured
  const { brandReputationScore: brand, availabilityAndSupportScore: support } = measured
  // Nobody who wrote the post can know what the hash of all the evidence will be.
  const edge = measured.inputHash.slice(0, 16)
  const facts = (measured.facts ?? []).map(({ id, says }) => `${id}: ${says}`)
  const data = `${post.title}\n\n${post.content}`.slice(0, longestText)
  return {
    task: prompt.text,
    material: [
      'Facts:',
      ...facts,
      `Measured points: price ${price}, features ${features}, brand ${brand}, support ${support}`,
      ...asData(edge, data),
    ].join('\n'),
    form: { name: 'deal_score', schema: verdictOfDeal.schema },
    mostTokens: longestAnswer,
  }
}
