import type { RecordedOf } from '@deals/events'
import type { JobRequest } from '../platform/job-queue.ts'
import { taskOf } from '../platform/work.ts'

type Voted = RecordedOf<'VoteCast' | 'VoteCleared'>

const votesTogether = 30_000
/** The last votes of a span must be in the documents when they are looked at. */
const afterVotes = 2_000

/** However many votes a post gets in half a minute, alerts that ask for votes are looked at once, when it is over. */
export function lookAfterVotes(event: Voted): JobRequest {
  const { postId } = event.data
  const span = Math.floor(event.at / votesTogether)
  const delayMs = votesTogether + afterVotes
  // The job is that of the first vote; what came after it is looked for when it begins.
  const payload = { ...taskOf(event), untilNow: true }
  return { queue: 'alerts', id: `alerts-${postId}-votes-${span}`, payload, delayMs }
}

export const isLookAfterVotes = ({ queue, payload }: JobRequest): boolean =>
  queue === 'alerts' && payload['untilNow'] === true
