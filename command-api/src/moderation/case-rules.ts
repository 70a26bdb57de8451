import { caseNoteLimit, claimLastsMs, canModerate, type DomainEvent, type Viewer } from '@deals/events'
import { refuse, refuseField, type Refused } from '../platform/refusal.ts'
import type { CaseState } from './case.state.ts'

/** Who holds a case against this person now; null when nobody does. */
export function heldAgainst({ assigneeId, assignedAt }: CaseState, callerId: string, now: number): string | null {
  return assigneeId !== null && assigneeId !== callerId && now - assignedAt < claimLastsMs ? assigneeId : null
}

/** A moderator lets a case go; who does not hold it has nothing to let go. */
export function releaseCase(
  { caller, postId }: { caller: Viewer; postId: number },
  { assigneeId }: CaseState,
): DomainEvent[] | Refused {
  if (!canModerate(caller)) {
    return refuse('not-allowed', { message: 'Only moderators review posts.' })
  }
  return assigneeId === caller.id ? [{ type: 'CaseReleased', data: { postId } }] : []
}

/** A moderator writes a note that moderators alone read. */
export function noteCase(
  { caller, postId, note }: { caller: Viewer; postId: number; note: string },
  { isOpened }: CaseState,
): DomainEvent[] | Refused {
  if (!canModerate(caller)) {
    return refuse('not-allowed', { message: 'Only moderators write notes.' })
  }
  const words = note.trim()
  if (words === '' || words.length > caseNoteLimit) {
    return refuseField('note', `A note has 1 to ${caseNoteLimit} characters`)
  }
  const noted: DomainEvent = { type: 'CaseNoted', data: { postId, note: words } }
  return isOpened ? [noted] : [{ type: 'CaseOpened', data: { postId, trigger: 'moderator' } }, noted]
}
