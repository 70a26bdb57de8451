import type { DownReason } from '@deals/events'
import { fold } from '../platform/fold.ts'

/** What one member's vote on one post is now; 0 for none. */
export interface VoteState {
  readonly value: 1 | -1 | 0
  readonly weight: 0 | 1
  /** The merge that brought the vote here from a duplicate; null where the member voted here. */
  readonly carriedBy: string | null
  /** When the log stored the vote (ms). */
  readonly givenAt: number
  /** Why the member voted it down, where they said so. */
  readonly explained: { readonly reason: DownReason; readonly link: string | null } | null
}

export const voteFold = fold<'vote', VoteState>(
  { value: 0, weight: 0, carriedBy: null, givenAt: 0, explained: null },
  {
    VoteCast: (_before, { data: { value, weight }, meta, at }) => ({
      value,
      weight,
      carriedBy: meta.actor.kind === 'system' ? meta.causationId : null,
      givenAt: at,
      explained: null,
    }),
    VoteCleared: (vote, { data }) => ({ ...vote, value: 0, weight: data.weight, carriedBy: null, explained: null }),
    VoteMatured: (vote) => ({ ...vote, weight: 1 }),
    DownvoteExplained: (vote, { data: { reason, link } }) => ({ ...vote, explained: { reason, link } }),
  },
)
