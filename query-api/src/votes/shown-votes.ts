import type { PostDoc, PostVoteDoc } from '@deals/projector/read-models'

/** Votes of a post as one viewer gets them. */
export interface ShownVotes {
  votes: number
  userVote: 1 | -1 | null
  voteAggregatedAt: number | null
  userVoteUpdatedAt: number | null
}
type Counted = Pick<PostDoc, 'votes' | 'votesPos' | 'voteAggregatedAt'>
type Vote = Pick<PostVoteDoc, 'value' | 'prior' | 'pos' | 'at'>

/**
 * The page adds the viewer's vote when userVoteUpdatedAt is later than voteAggregatedAt. Whether the sum holds the vote
 * is decided by positions; the times are only shaped to agree, so that equal milliseconds and clock steps count nothing twice.
 */
export function shownVotes(post: Counted, vote: Vote | undefined): ShownVotes {
  const aggregatedAt = post.voteAggregatedAt ?? null
  if (vote === undefined) {
    return { votes: post.votes, userVote: null, voteAggregatedAt: aggregatedAt, userVoteUpdatedAt: null }
  }
  const userVote = vote.value === 0 ? null : vote.value
  if (vote.pos <= post.votesPos) {
    const voteAggregatedAt = Math.max(aggregatedAt ?? vote.at, vote.at)
    return { votes: post.votes, userVote, voteAggregatedAt, userVoteUpdatedAt: vote.at }
  }
  const userVoteUpdatedAt = aggregatedAt === null ? vote.at : Math.max(vote.at, aggregatedAt + 1)
  return { votes: post.votes - vote.prior, userVote, voteAggregatedAt: aggregatedAt, userVoteUpdatedAt }
}
