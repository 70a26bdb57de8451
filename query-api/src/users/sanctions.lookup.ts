import { isInForce, restrictions, type SanctionView } from '@deals/events'
import { sanctions, type ReadModels, type SanctionDoc, type UserDoc } from '@deals/projector/read-models'
import { iso, isoOrNull } from '../platform/iso.ts'
import type { Members } from './members.hydrator.ts'

const mostSanctions = 200

/** What moderators did about one member, the latest first. */
export function sanctionsOf({ readModels }: { readModels: ReadModels }, userId: string): Promise<SanctionDoc[]> {
  return readModels.collection(sanctions).find({ userId }, { sort: [['position', -1]], limit: mostSanctions })
}

/** One of them as it leaves; who it was is named where members are given. */
export function toSanction(doc: SanctionDoc, members: Members | null): SanctionView {
  const { eventId: id, at, kind, restricts = [], until, reason = null, actorId } = doc
  const by = members === null || actorId === undefined ? null : members.nameOf(actorId)
  return { id, at: iso(at), kind, restricts, until: isoOrNull(until), reason, by }
}

/** What a member may not do now, and until when; null is for good. */
export function standingOf({ suspension }: Pick<UserDoc, 'suspension'>, now: number) {
  const isHeld = suspension !== undefined && isInForce(suspension, now)
  return {
    restricts: isHeld ? restrictions.filter((one) => suspension.restricts.includes(one)) : [],
    until: isHeld ? isoOrNull(suspension.until ?? undefined) : null,
  }
}
