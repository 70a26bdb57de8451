import { helpfulVotes, wilsonLowerBound } from '@deals/events'
import type { CommentDoc, CommentVoteDoc } from './comments.read-models.ts'

type Value = CommentVoteDoc['value']

/** A comment with one member's vote replaced by another, and the sorting keys that follow. */
export function voted(comment: CommentDoc, from: Value, to: Value): CommentDoc {
  const ups = comment.ups + one(to, 1) - one(from, 1)
  const downs = comment.downs + one(to, -1) - one(from, -1)
  return {
    ...comment,
    ups,
    downs,
    votes: ups - downs,
    voteTotal: ups + downs,
    wilson: wilsonLowerBound(ups, ups + downs),
    controversy: controversyOf(ups, downs),
  }
}

/** A comment with the mark by which a badge finds it, as long as it stands. */
export function asHelpful(comment: CommentDoc): CommentDoc {
  if (comment.hasHelped !== true && comment.votes < helpfulVotes) {
    return comment
  }
  return { ...comment, hasHelped: true, helpful: comment.deletedBy === undefined ? true : undefined }
}

const one = (value: Value, wanted: Value): number => (value === wanted ? 1 : 0)

/** High where many votes stand against each other; 0 where all agree. */
export function controversyOf(ups: number, downs: number): number {
  return ups === 0 || downs === 0 ? 0 : (ups + downs) ** (Math.min(ups, downs) / Math.max(ups, downs))
}
