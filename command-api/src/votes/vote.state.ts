import type { Fold } from '../platform/fold.ts'

/** What one member's vote on one post is now; 0 for none. */
export interface VoteState {
  readonly value: 1 | -1 | 0
  readonly weight: 0 | 1
}

export const voteFold: Fold<VoteState> = {
  initial: { value: 0, weight: 0 },
  evolve: (state, event) => {
    switch (event.type) {
      case 'VoteCast':
        return { value: event.data.value, weight: event.data.weight }
      case 'VoteCleared':
        return { value: 0, weight: event.data.weight }
      case 'VoteMatured':
        return { ...state, weight: 1 }
      default:
        return state
    }
  },
}
