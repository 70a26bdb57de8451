import { setTimeout as pause } from 'node:timers/promises'
import {
  ModelFailed,
  nothingUsed,
  usedTogether,
  type Answer,
  type LanguageModel,
  type Question,
} from './language-model.ts'

export interface Patience {
  /** How long a question may take, with all tries. */
  readonly longest: number
  readonly tries: number
  /** The pause after the first failure; each further one is twice as long. */
  readonly firstPause: number
  /** So many failures in a row, and nobody is asked for a while. */
  readonly mostFailures: number
  readonly restFor: number
}
export const usualPatience: Patience = {
  longest: 30_000,
  tries: 3,
  firstPause: 500,
  mostFailures: 5,
  restFor: 60_000,
}

/** A model that is asked again where that may help, is not waited for without end, and is left alone while it keeps failing. */
export interface PatientModel extends Omit<LanguageModel, 'ask'> {
  /** Nobody waits longer than is said here, where it is less than what is usual. */
  ask(question: Question, how?: { longest?: number }): Promise<Answer>
  /** False while it is left alone. */
  isAsked(): boolean
}

export function patientModel(
  model: LanguageModel,
  { patience = usualPatience, clock = Date }: { patience?: Patience; clock?: { now(): number } } = {},
): PatientModel {
  let failures = 0
  let restUntil = 0
  const isAsked = () => clock.now() >= restUntil
  return {
    name: model.name,
    isAsked,
    async ask(question, { longest = patience.longest } = {}) {
      if (!isAsked()) {
        throw new ModelFailed('away', 'the model failed too often and is left alone for a while')
      }
      try {
        const answer = await askInTime(model, question, { ...patience, longest: Math.min(longest, patience.longest) })
        failures = 0
        return answer
      } catch (error) {
        failures += 1
        // After the rest one question is enough to see that it is still away.
        restUntil = failures >= patience.mostFailures ? clock.now() + patience.restFor : restUntil
        throw error
      }
    },
  }
}

async function askInTime(model: LanguageModel, question: Question, patience: Patience): Promise<Answer> {
  const signal = AbortSignal.timeout(patience.longest)
  let used = nothingUsed
  for (let left = patience.tries - 1; ; left -= 1) {
    try {
      const answer = await model.ask(question, signal)
      return { ...answer, usage: usedTogether(used, answer.usage) }
    } catch (error) {
      const failed = error instanceof ModelFailed ? error : new ModelFailed('away', String(error))
      used = usedTogether(used, failed.usage)
      if (signal.aborted) {
        throw new ModelFailed('late', 'the model took too long', { usage: used })
      }
      if (!failed.isPassing || left <= 0) {
        throw new ModelFailed(failed.because, failed.message, { usage: used })
      }
      await pauseUnless(signal, patience.firstPause * 2 ** (patience.tries - 1 - left) * (0.5 + Math.random() / 2))
    }
  }
}

/** A pause that ends with the time for the whole question. */
async function pauseUnless(signal: AbortSignal, milliseconds: number): Promise<void> {
  await pause(milliseconds, undefined, { signal }).catch(() => undefined)
}
