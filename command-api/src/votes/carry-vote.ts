import type { DomainEvent } from '@deals/events'
import type { Merge } from '../posts/merge.stream.ts'
import type { VoteState } from './vote.state.ts'

export interface CarryVote {
  readonly merge: Pick<Merge, 'into' | 'eventId' | 'isStanding'>
  readonly userId: string
  /** What the member's vote on the duplicate is. */
  readonly vote: VoteState
}

/** Whoever voted on a duplicate has voted on the post that stays, once; when the merge is taken back, that vote goes. */
export function carryVote(
  { merge, userId, vote }: CarryVote,
  { value: previous, carriedBy }: VoteState,
): DomainEvent[] {
  const { postId, authorId, fields } = merge.into
  const isPoster = userId === authorId
  const about = { postId, userId, authorId, previous, weight: isPoster ? 0 : vote.weight } as const
  if (!merge.isStanding) {
    return carriedBy === merge.eventId && previous !== 0 ? [{ type: 'VoteCleared', data: about }] : []
  }
  const mayVote = !(isPoster && fields.affiliated)
  return mayVote && previous === 0 && vote.value !== 0
    ? [{ type: 'VoteCast', data: { ...about, value: vote.value } }]
    : []
}
