import type { DomainEvent, VoteRootEvent } from '@deals/events'
import { fold } from '../platform/fold.ts'

/** Which root of votes was published last, and what the latest day is that has one. */
export interface VoteRootState {
  readonly last: { readonly chained: string; readonly latestDay: number } | null
}

export const voteRootFold = fold<'voteroot', VoteRootState>(
  { last: null },
  {
    VoteRootPublished: ({ last }, { data: { day, chained } }) => ({
      last: { chained, latestDay: Math.max(day, last?.latestDay ?? day) },
    }),
  },
)

/**
 * A root follows the last one and leaves out no day; whoever computed from another state computes again. A day that has
 * one has another where a clock was ahead: what was published stays, and whoever votes waits for no day that was not yet.
 */
export function publishVoteRoot(root: VoteRootEvent['data'], { last }: VoteRootState): DomainEvent[] {
  const isNext = last === null || root.day <= last.latestDay + 1
  const follows = isNext && root.previous === (last?.chained ?? null)
  return follows ? [{ type: 'VoteRootPublished', data: root }] : []
}
