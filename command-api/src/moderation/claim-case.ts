import { canModerate, type DomainEvent, type Viewer } from '@deals/events'
import { isFresh } from '@deals/events/platform'
import { refuse, type Refused } from '../platform/refusal.ts'
import { ownPost } from '../posts/post.access.ts'
import { heldAgainst, type CaseState } from '../review/case.state.ts'

export interface ClaimCase {
  readonly caller: Viewer
  readonly postId: number
  readonly authorId: string
  readonly now: number
  /** The name of whoever holds the claim now. */
  readonly holder: string
}

/** A claim this young needs no new event to be extended. */
const freshMs = 60_000

/** A moderator takes a post to look at, for five minutes at a time, so that no two do the same work. */
export function claimCase(
  { caller, postId, authorId, now, holder }: ClaimCase,
  state: CaseState,
): DomainEvent[] | Refused {
  if (!canModerate(caller)) {
    return refuse('not-allowed', { message: 'Only moderators review posts.' })
  }
  const { assigneeId, assignedAt, isOpened } = state
  if (caller.id === authorId) {
    return ownPost
  }
  if (heldAgainst(state, caller.id, now) !== null) {
    return refuse('conflict', { message: `Being reviewed by ${holder}.` })
  }
  if (assigneeId === caller.id && isFresh(assignedAt, now, freshMs)) {
    return []
  }
  const assigned: DomainEvent = { type: 'CaseAssigned', data: { postId, assigneeId: caller.id } }
  return isOpened ? [assigned] : [{ type: 'CaseOpened', data: { postId, trigger: 'moderator' } }, assigned]
}
