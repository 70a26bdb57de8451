import { newUuid } from '@deals/events/platform'
import type { WorkContext } from '../platform/work.ts'

const longestScoring = 120_000
/** Behind many others a score may wait long before anybody begins; beyond this its job is taken for lost. */
const longestWaiting = 3_600_000
const atOnce = 100

/** Ends scores that nobody finished, so that whoever waits for one can ask again. */
export async function watchScores({ commands, queries, clock }: WorkContext): Promise<void> {
  for (const { postId, attempt } of await queries.stuckScores({
    begunBefore: clock.now() - longestScoring,
    askedBefore: clock.now() - longestWaiting,
    limit: atOnce,
  })) {
    await commands.failScore({
      causationId: newUuid(),
      postId,
      attempt,
      code: 'timeout',
      message: 'The score took too long. Please try again.',
      retryable: true,
    })
  }
}
