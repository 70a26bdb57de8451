import { fold } from '../platform/fold.ts'

/** What one member's vote on one comment is now; 0 for none. */
export interface CommentVoteState {
  readonly value: 1 | -1 | 0
}

export const commentVoteFold = fold<'cvote', CommentVoteState>(
  { value: 0 },
  {
    CommentVoteCast: (_before, { data }) => ({ value: data.value }),
    CommentVoteCleared: () => ({ value: 0 }),
  },
)
