import { mostTold, timeLimits } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import type { WorkContext } from '../platform/work.ts'

const atOnce = 1_000

/** Tells moderators of cases that have waited too long since it looked last; what a site missed while it was down is found then. */
export async function watchWaiting(context: WorkContext): Promise<void> {
  const { queries, commands, clock, letters } = context
  const until = clock.now() - timeLimits.red
  const kept = await letters.places.get('waiting-cases')
  if (kept === null) {
    await letters.places.put('waiting-cases', until, 0)
    return
  }
  const found = await queries.waitingCases({ after: kept.value, until, limit: atOnce })
  for (const { postId, since } of found) {
    const moderatorIds = await queries.decidersOn({ postId, limit: mostTold })
    await commands.tellOverdue({ causationId: newUuid(), postId, since, moderatorIds })
  }
  const last = found.at(-1)
  if (last !== undefined) {
    await letters.places.put('waiting-cases', last.since, kept.rev)
  }
}
