import { dayOf } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import type { WorkContext } from '../platform/work.ts'

const minute = 60_000
const firstWait = 15 * minute
const mostDoublings = 7
const atOnce = 20

/** Asks again for scores for which the model gave nothing: the oldest first, each time after a longer wait. */
export async function replaceStandIns({ commands, queries, clock, judge }: WorkContext): Promise<void> {
  // Without a model that answers, a new score would be the old one again.
  if (judge === undefined || !judge.model.isAsked()) {
    return
  }
  const now = clock.now()
  for (const { postId, attempt, updatedAt } of await queries.standInScores({
    before: now - firstWait,
    limit: atOnce,
  })) {
    const spent = await queries.modelSpending({ day: dayOf(now), postId })
    if (spent.ofAll >= judge.tokensPerDay) {
      return
    }
    const isDue = now - updatedAt >= firstWait * 2 ** Math.min(attempt - 1, mostDoublings)
    if (isDue && spent.ofPost < judge.tokensPerPost) {
      await commands.requestScore({ causationId: newUuid(), postId })
    }
  }
}
