import { claimLastsMs } from '@deals/events'
import type { CaseDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import type { Members } from '../users/members.hydrator.ts'

/** A claim that was made then, or before, has ended. */
export const claimedSince = (now: number): number => now - claimLastsMs

/** Who holds a case now; null when nobody does. */
export function holderOf({ assigneeId, assignedAt }: CaseDoc, now: number): { id: string; until: number } | null {
  return assigneeId !== undefined && assignedAt !== undefined && assignedAt > claimedSince(now)
    ? { id: assigneeId, until: assignedAt + claimLastsMs }
    : null
}

/** The same as moderators read it. */
export function toClaim(found: CaseDoc, now: number, members: Members): { assignee: string; until: string } | null {
  const holder = holderOf(found, now)
  return holder === null ? null : { assignee: members.nameOf(holder.id), until: iso(holder.until) }
}
