import type { DomainEvent } from '@deals/events'
import type { VoteState } from './vote.state.ts'

/** A new account grew up: its vote counts in the order from now on. */
export function matureVote(
  { postId, userId }: { postId: number; userId: string },
  { value, weight }: VoteState,
): DomainEvent[] {
  return value === 0 || weight === 1 ? [] : [{ type: 'VoteMatured', data: { postId, userId, value } }]
}
