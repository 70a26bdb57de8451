import type { DomainEvent, DownReason } from '@deals/events'
import type { Caller } from '../platform/invocation.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { VoteState } from './vote.state.ts'

export interface ExplainDownvote {
  readonly caller: Caller
  readonly postId: number
  readonly reason: DownReason
  /** Where it is cheaper. */
  readonly link: string | null
}

/** Says why one voted a post down; another reason takes the place of the one before. */
export function explainDownvote(
  { caller, postId, reason, link }: ExplainDownvote,
  { value, explained }: VoteState,
): DomainEvent[] | Refused {
  if (caller.restricts.includes('vote')) {
    return refuse('suspended', { message: 'You may not vote for now.' })
  }
  if (value !== -1) {
    return refuse('conflict', { message: 'Vote it down first.' })
  }
  const isSaid = explained?.reason === reason && explained.link === link
  return isSaid ? [] : [{ type: 'DownvoteExplained', data: { postId, userId: caller.id, reason, link } }]
}
