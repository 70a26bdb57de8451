import type { DomainEvent, VoteRootEvent } from '@deals/events'
import { fold } from '../platform/fold.ts'

/** Which root of votes was published last. */
export interface VoteRootState {
  readonly last: Pick<VoteRootEvent['data'], 'day' | 'chained'> | null
}

export const voteRootFold = fold<'voteroot', VoteRootState>(
  { last: null },
  { VoteRootPublished: (_before, { data: { day, chained } }) => ({ last: { day, chained } }) },
)

/** A day has one root, and it follows that of the day before; whoever computed from another state computes again. */
export function publishVoteRoot(root: VoteRootEvent['data'], { last }: VoteRootState): DomainEvent[] {
  const follows = last === null ? root.previous === null : root.previous === last.chained && root.day === last.day + 1
  return follows ? [{ type: 'VoteRootPublished', data: root }] : []
}
