import { setTimeout as delay } from 'node:timers/promises'
import { OutcomeUnknown } from '@deals/storage'
import { appendError } from './store-errors.ts'

/**
 * How long the server gets for the first try. It never answers those of several equal appends at once that are not the
 * first, and answers each of them at once when it is given again.
 */
const firstTryMs = 150
const firstPauseMs = 20
const longestPauseMs = 500

interface Giving {
  deadlineMs: number
  /** Errors that are an answer. */
  isAnswer: (error: unknown) => boolean
}

/**
 * Gives an append again while its end is unknown, until its deadline. Only for what the server knows again by ids and
 * expected revision. Throws what the server answered; else OutcomeUnknown, once anything of it may have been written.
 */
export async function givenAgain<Answer>(
  give: (deadlineMs: number) => Promise<Answer>,
  { deadlineMs, isAnswer }: Giving,
): Promise<Answer> {
  const until = performance.now() + deadlineMs
  let unknown: OutcomeUnknown | undefined
  for (let tries = 0; ; tries += 1) {
    try {
      return await give(Math.max(1, Math.min(firstTryMs * 2 ** tries, until - performance.now())))
    } catch (error) {
      if (isAnswer(error)) {
        throw error
      }
      const problem = appendError(error)
      unknown ??= problem instanceof OutcomeUnknown ? problem : undefined
      // Several processes that failed together do not come again together.
      const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** tries) * (0.5 + Math.random() / 2)
      if (unknown === undefined || performance.now() + pauseMs >= until) {
        throw unknown ?? problem
      }
      // At different times, lest equal ones of several processes meet again and again.
      await delay(pauseMs * (0.5 + Math.random() / 2))
    }
  }
}
