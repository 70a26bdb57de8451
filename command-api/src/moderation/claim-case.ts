import { claimLastsMs, isModeratorUp, type DomainEvent, type Viewer } from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { CaseState } from './case.state.ts'

export interface ClaimCase {
  readonly caller: Viewer
  readonly postId: number
  readonly now: number
  /** The name of whoever holds the claim now. */
  readonly holder: string
}

/** A claim this young needs no new event to be extended. */
const freshMs = 60_000

/** A moderator takes a post to look at, for five minutes at a time, so that no two do the same work. */
export function claimCase({ caller, postId, now, holder }: ClaimCase, state: CaseState): DomainEvent[] | Refused {
  if (!isModeratorUp(caller)) {
    return refuse('not-allowed', { message: 'Only moderators review posts.' })
  }
  const { assigneeId, assignedAt, isOpened } = state
  const heldFor = now - assignedAt
  if (assigneeId !== null && assigneeId !== caller.id && heldFor < claimLastsMs) {
    return refuse('conflict', { message: `Being reviewed by ${holder}.` })
  }
  if (assigneeId === caller.id && heldFor < freshMs) {
    return []
  }
  const assigned: DomainEvent = { type: 'CaseAssigned', data: { postId, assigneeId: caller.id } }
  return isOpened ? [assigned] : [{ type: 'CaseOpened', data: { postId, trigger: 'moderator' } }, assigned]
}
