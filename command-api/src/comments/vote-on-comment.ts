import type { DomainEvent } from '@deals/events'
import type { Caller } from '../platform/invocation.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { CommentVoteState } from './comment-vote.state.ts'
import type { ExistingComment } from './comment.state.ts'

export interface VoteOnComment {
  readonly caller: Caller
  readonly comment: ExistingComment
  readonly value: 1 | -1
}

/** Votes on somebody's comment; the same value again takes the vote back. */
export function voteOnComment(
  { caller, comment, value }: VoteOnComment,
  { value: previous }: CommentVoteState,
): DomainEvent[] | Refused {
  if (comment.authorId === caller.id) {
    return refuse('not-allowed', { message: 'You cannot vote on your own comment.' })
  }
  if (caller.restricts.includes('vote')) {
    return refuse('suspended', { message: 'You may not vote for now.' })
  }
  if (comment.status === 'deleted') {
    return refuse('conflict', { message: 'This comment was deleted.' })
  }
  const { commentId, postId, authorId } = comment
  const about = { commentId, postId, userId: caller.id, authorId, previous }
  return previous === value
    ? [{ type: 'CommentVoteCleared', data: about }]
    : [{ type: 'CommentVoteCast', data: { ...about, value } }]
}
