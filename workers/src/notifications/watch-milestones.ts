import { positionFrom, type Position } from '@deals/events'
import type { Keyed } from '@deals/accounts'
import type { EventLog } from '@deals/event-log'
import { milestonesName } from '@deals/process/base'
import type { Checkpoint } from '../platform/reaction-checkpoint.ts'
import type { WorkContext } from '../platform/work.ts'
import { reachable } from './reachable.ts'
import { requestsOf } from './tell.job.ts'

const atOnce = 200

/** What tells how far milestones were looked at, and in which log. */
export interface Looking {
  readonly checkpoints: Keyed<Checkpoint>
  readonly log: Pick<EventLog, 'identity'>
}

/**
 * Tells of milestones that were reached since it looked last. Votes are by far the most frequent events; a job for each
 * of them would only find out that it is none of the three that matter.
 */
export async function watchMilestones(context: WorkContext, { checkpoints, log }: Looking): Promise<void> {
  const { queries, queue, letters } = context
  const stored = await checkpoints.get(milestonesName)
  const position = stored?.value.position ?? (await notedBefore(letters.places))
  const { notices, pushes, upTo, log: readFrom } = await queries.milestonesAfter({ position, limit: atOnce })
  const identity = await log.identity()
  // After a move the read models speak of the log before until they are built anew.
  if (readFrom !== null && readFrom !== identity) {
    return
  }
  const requests = requestsOf(await reachable(context, { letters: notices, pushes }), { position: upTo })
  if (requests.length > 0) {
    await queue.enqueue(requests)
  }
  if (upTo !== stored?.value.position) {
    await checkpoints.put(milestonesName, { position: upTo, log: identity }, stored?.rev ?? 0)
  }
}

async function notedBefore(places: Keyed<number>): Promise<Position | null> {
  const noted = await places.get('milestones')
  return noted === null ? null : positionFrom(noted.value)
}
