import { ModelFailed, type Question, type Usage } from './language-model.ts'
import type { Judge } from './open-judge.ts'
import type { PatientModel } from './patient-model.ts'

/** Tokens that were used today: for everything, and for one post. */
export interface Spending {
  readonly ofAll: number
  readonly ofPost: number
}
export const isSpent = ({ tokensPerDay, tokensPerPost }: Judge, { ofAll, ofPost }: Spending): boolean =>
  ofAll >= tokensPerDay || ofPost >= tokensPerPost

interface Asking<Read> {
  readonly question: Question
  /** Makes something of the answer, or fails with ModelFailed: an answer that cannot be used was paid for nevertheless. */
  readonly read: (text: string) => Read
  /** How long the answer is of use, in milliseconds. */
  readonly longest?: number
}

/** Asks a model and reads its answer. Fails with ModelFailed, which tells what was taken for nothing. */
export async function askFor<Read>(
  model: PatientModel,
  { question, read, longest }: Asking<Read>,
): Promise<{ found: Read; usage: Usage }> {
  const { text, usage } = await model.ask(question, longest === undefined ? {} : { longest })
  try {
    return { found: read(text), usage }
  } catch (error) {
    throw error instanceof ModelFailed ? new ModelFailed(error.because, error.message, { usage }) : error
  }
}

/** Other people's words, between lines that carry what nobody who wrote them can know. */
export const asData = (edge: string, text: string): string[] => [
  `BEGIN ${edge}`,
  text.replaceAll(edge, ''),
  `END ${edge}`,
]
