import type { Fold } from '../platform/fold.ts'

/** What one member's vote on one comment is now; 0 for none. */
export interface CommentVoteState {
  readonly value: 1 | -1 | 0
}

export const commentVoteFold: Fold<CommentVoteState> = {
  initial: { value: 0 },
  evolve: (state, event) => {
    switch (event.type) {
      case 'CommentVoteCast':
        return { value: event.data.value }
      case 'CommentVoteCleared':
        return { value: 0 }
      default:
        return state
    }
  },
}
