import { numberOf, positionFrom } from '@deals/events'
import type { WorkContext } from '../platform/work.ts'
import { mailRequest } from './tell.job.ts'

const atOnce = 200
const place = 'milestones'

/**
 * Writes of milestones that were reached since it looked last. Votes are by far the most frequent events; a job for each
 * of them would only find out that it is none of the three that matter.
 */
export async function watchMilestones({ queries, queue, letters: { places } }: WorkContext): Promise<void> {
  const stored = await places.get(place)
  const { notices, upTo } = await queries.milestonesAfter({
    position: stored === null ? null : positionFrom(stored.value),
    limit: atOnce,
  })
  if (notices.length > 0) {
    await queue.enqueue(notices.map((notice) => mailRequest(notice, { position: upTo })))
  }
  if (numberOf(upTo) !== stored?.value) {
    await places.put(place, numberOf(upTo), stored?.rev ?? 0)
  }
}
