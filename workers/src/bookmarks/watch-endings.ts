import { beforeFirst, newUuid, numberOf } from '@deals/events/platform'
import type { JobRequest } from '../platform/job-queue.ts'
import type { WorkContext } from '../platform/work.ts'

/** So long before the end of a deal those hear of it who saved it. */
const ahead = 24 * 3_600_000
const atOnce = 10_000

/** Finds deals whose last day has begun since it looked last; what a site missed while it was down is found then. */
export async function watchEndings({ queries, queue, clock, letters: { places } }: WorkContext): Promise<void> {
  const until = clock.now() + ahead
  const kept = await places.get('endings')
  if (kept === null) {
    await places.put('endings', until, 0)
    return
  }
  const found = await queries.endingPosts({ after: kept.value, until, limit: atOnce })
  if (found.length > 0) {
    await queue.enqueue(found.map(endingOf))
    await places.put('endings', found.at(-1)?.expiresAt ?? until, kept.rev)
  }
}

/** No event says it, so that the job has a cause of its own; the rule sees to it that nobody hears of an end twice. */
function endingOf({ postId, expiresAt }: { postId: number; expiresAt: number }): JobRequest {
  const causationId = newUuid()
  const task = { postId, causationId, correlationId: causationId, position: numberOf(beforeFirst) }
  return { queue: 'tell-savers', id: `tell-savers-${postId}-ending-${expiresAt}`, payload: { ...task, news: 'ending' } }
}
