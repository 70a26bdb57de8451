import type { CommentView } from '@deals/events'

/** A comment after the viewer voted on it: the same vote again takes it back. */
export function votedComment(comment: CommentView, value: 1 | -1): CommentView {
  const previous = comment.userVote ?? 0
  const isRepeated = comment.userVote === value
  return {
    ...comment,
    userVote: isRepeated ? null : value,
    votes: comment.votes + (isRepeated ? -value : value - previous),
  }
}
