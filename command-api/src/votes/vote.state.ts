import { fold } from '../platform/fold.ts'

/** What one member's vote on one post is now; 0 for none. */
export interface VoteState {
  readonly value: 1 | -1 | 0
  readonly weight: 0 | 1
}

export const voteFold = fold<'vote', VoteState>(
  { value: 0, weight: 0 },
  {
    VoteCast: (_before, { data: { value, weight } }) => ({ value, weight }),
    VoteCleared: (_before, { data }) => ({ value: 0, weight: data.weight }),
    VoteMatured: (vote) => ({ ...vote, weight: 1 }),
  },
)
