import { endsWithin, type EndingNews } from '@deals/events'
import { beforeFirst, newUuid, numberOf } from '@deals/events/platform'
import type { JobRequest } from '../platform/job-queue.ts'
import type { WorkContext } from '../platform/work.ts'

const atOnce = 10_000

/** Under which name each of them keeps how far it has come. */
const placeOf = { ending: 'endings', 'ending-soon': 'endings-soon' } as const satisfies Record<EndingNews, string>

/** Finds deals whose last day, or last hours, have begun since it looked last; what a site missed while it was down is found then. */
export async function watchEndings(context: WorkContext): Promise<void> {
  await watch(context, 'ending')
  await watch(context, 'ending-soon')
}

async function watch({ queries, queue, clock, letters: { places } }: WorkContext, news: EndingNews): Promise<void> {
  const until = clock.now() + endsWithin[news]
  const place = placeOf[news]
  const kept = await places.get(place)
  // What lies ahead was noted by a clock that was.
  if (kept === null || kept.value > until) {
    await places.put(place, until, kept?.rev ?? 0)
    return
  }
  const found = await queries.endingPosts({ after: kept.value, until, limit: atOnce })
  if (found.length > 0) {
    await queue.enqueue(found.map((post) => jobOf(news, post)))
    await places.put(place, found.at(-1)?.expiresAt ?? until, kept.rev)
  }
}

/** No event says it, so that the job has a cause of its own; the rule sees to it that nobody hears of an end twice. */
function jobOf(news: EndingNews, { postId, expiresAt }: { postId: number; expiresAt: number }): JobRequest {
  const causationId = newUuid()
  const task = { postId, causationId, correlationId: causationId, position: numberOf(beforeFirst) }
  return { queue: 'tell-savers', id: `tell-savers-${postId}-${news}-${expiresAt}`, payload: { ...task, news } }
}
