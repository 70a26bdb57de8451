import type { TrustLevel } from '@deals/events'
import type { UserDoc } from '@deals/projector/read-models'

const day = 86_400_000
const newcomer = { days: 7, contributions: 3 }
const trusted = { days: 30, contributions: 20, accuracy: 0.7, daysSinceSanction: 90 }

type Record = Pick<
  UserDoc,
  'joinedAt' | 'postsPublished' | 'commentCount' | 'reportsUpheld' | 'reportsDecided' | 'lastSanctionAt'
>

/** Share of upheld reports; a newcomer's is one half. */
export function reportAccuracy({ reportsUpheld, reportsDecided }: Pick<Record, 'reportsUpheld' | 'reportsDecided'>) {
  return (reportsUpheld + 1) / (reportsDecided + 2)
}

/** 0 new, 1 member, 2 trusted; follows from what a member has done and nobody grants it. */
export function trustLevelOf(member: Record, now: number): TrustLevel {
  const age = now - member.joinedAt
  const contributions = member.postsPublished + member.commentCount + member.reportsUpheld
  if (age < newcomer.days * day || contributions < newcomer.contributions) {
    return 0
  }
  const isEstablished = age >= trusted.days * day && contributions >= trusted.contributions
  const isClean = now - (member.lastSanctionAt ?? -Infinity) >= trusted.daysSinceSanction * day
  return isEstablished && isClean && reportAccuracy(member) >= trusted.accuracy ? 2 : 1
}
