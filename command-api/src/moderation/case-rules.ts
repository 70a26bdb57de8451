import { caseNoteLimit, canModerate, heldNowUntil, type DomainEvent, type Viewer } from '@deals/events'
import { refuse, refuseField, type Refused } from '../platform/refusal.ts'
import type { CaseState } from '../review/case.state.ts'

/** A moderator lets a case go; who does not hold it has nothing to let go. */
export function releaseCase(
  { caller, postId }: { caller: Viewer; postId: number },
  { assigneeId, assignedAt }: CaseState,
): DomainEvent[] | Refused {
  if (!canModerate(caller)) {
    return refuse('not-allowed', { message: 'Only moderators review posts.' })
  }
  return assigneeId === caller.id && assignedAt > 0 ? [{ type: 'CaseReleased', data: { postId } }] : []
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

export interface TellOverdue {
  readonly postId: number
  /** Since when it waits. */
  readonly since: number
  /** Who is told where nobody holds it. */
  readonly moderatorIds: readonly string[]
  readonly now: number
}

/** Whoever holds a case hears that it waits too long, or else all who may take it; once for each wait. */
export function tellOverdue({ postId, since, moderatorIds, now }: TellOverdue, state: CaseState): DomainEvent[] {
  const { assigneeId, overdueSince } = state
  const toldIds = assigneeId !== null && heldNowUntil(state, now) !== null ? [assigneeId] : [...moderatorIds]
  return since > overdueSince && toldIds.length > 0 ? [{ type: 'CaseOverdue', data: { postId, since, toldIds } }] : []
}
