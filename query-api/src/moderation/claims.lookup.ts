import { heldNowUntil, isKeptNow, mayHoldCases } from '@deals/events'
import type { CaseDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import type { Members } from '../users/members.hydrator.ts'

/** Who holds a case now, or is to have it first; null when nobody does who may moderate still. */
export function holderOf(
  found: CaseDoc,
  now: number,
  members: Members,
): { id: string; until: number; isKept: boolean } | null {
  const until = heldNowUntil(found, now)
  const holder = found.assigneeId === undefined || until === null ? undefined : members.get(found.assigneeId)
  return until !== null && holder !== undefined && mayHoldCases(holder, now)
    ? { id: holder.userId, until, isKept: isKeptNow(found, now) }
    : null
}

/** The same as moderators read it. */
export function toClaim(found: CaseDoc, now: number, members: Members) {
  const holder = holderOf(found, now, members)
  const assignee = holder === null ? null : { assignee: members.nameOf(holder.id), until: iso(holder.until) }
  return { assignee, isKept: holder?.isKept ?? false }
}
