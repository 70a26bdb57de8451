import type { ModelAsked } from '@deals/events'

/** What answers took: tokens, and their price in millionths of a dollar. */
export type Usage = NonNullable<ModelAsked['usage']>
export type FailedBecause = NonNullable<ModelAsked['missed']>

export interface Question {
  /** What the model is to do; written by us. */
  readonly task: string
  /** What it is to do it with; other people's words stand in it as data. */
  readonly material: string
  /** The form of the answer, as JSON schema, and its name. */
  readonly form: { readonly name: string; readonly schema: Record<string, unknown> }
  /** The longest answer. */
  readonly mostTokens: number
}
export interface Answer {
  readonly text: string
  readonly usage: Usage
}

/** A language model. Fails with ModelFailed, whatever went wrong. */
export interface LanguageModel {
  readonly name: string
  ask(question: Question, signal: AbortSignal): Promise<Answer>
}

export const nothingUsed: Usage = { requests: 0, promptTokens: 0, completionTokens: 0, cost: 0 }

export const usedTogether = (left: Usage, right: Usage): Usage => ({
  requests: left.requests + right.requests,
  promptTokens: left.promptTokens + right.promptTokens,
  completionTokens: left.completionTokens + right.completionTokens,
  cost: left.cost + right.cost,
})

/** A model gave no answer that can be used. */
export class ModelFailed extends Error {
  override name = 'ModelFailed'
  readonly because: FailedBecause
  readonly usage: Usage
  /** Asking again at once may help. */
  readonly isPassing: boolean
  constructor(because: FailedBecause, message: string, how: { usage?: Usage; isPassing?: boolean } = {}) {
    super(message)
    this.because = because
    this.usage = how.usage ?? nothingUsed
    this.isPassing = how.isPassing ?? false
  }
}
