export type VoteValue = 1 | -1

interface Voted {
  readonly votes: number
  readonly userVote: VoteValue | null
  readonly voteAggregatedAt: string | null
  readonly userVoteUpdatedAt: string | null
}

/** What is shown of a post's votes. */
export interface DisplayedVote {
  readonly score: number
  readonly userVote: VoteValue | null
}

/** Whether the person's own vote is younger than the count. */
function isUncounted({ voteAggregatedAt, userVoteUpdatedAt }: Voted): boolean {
  if (userVoteUpdatedAt === null) {
    return false
  }
  return voteAggregatedAt === null || Date.parse(userVoteUpdatedAt) > Date.parse(voteAggregatedAt)
}

/** The score of an answer: its count, and the person's own vote where the count does not hold it yet. */
export function initialScore(post: Voted): number {
  return post.votes + (isUncounted(post) ? (post.userVote ?? 0) : 0)
}

/**
 * What to show when the person has voted since the answer came: the score moves by the new vote minus the one that
 * the answer knew. An answer that already holds the new vote is therefore shown as it is.
 */
export function displayedVote(post: Voted, changed: VoteValue | null | undefined): DisplayedVote {
  const score = initialScore(post)
  if (changed === undefined) {
    return { score, userVote: post.userVote }
  }
  return { score: score + (changed ?? 0) - (post.userVote ?? 0), userVote: changed }
}

/** Pressing the same way again takes the vote back. */
export function voteAfterPress(current: VoteValue | null, pressed: VoteValue): VoteValue | null {
  return current === pressed ? null : pressed
}

/** What stands in place of the number of votes while a post is new, and what is said about it. */
export const hiddenScore = { text: 'New', sentence: 'Its score is shown later' } as const
