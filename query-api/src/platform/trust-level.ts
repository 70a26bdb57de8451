import { dayMs, type NextTrustLevel, type TrustLevel } from '@deals/events'
import type { UserDoc } from '@deals/projector/read-models'

type Record = Pick<
  UserDoc,
  'joinedAt' | 'postsPublished' | 'commentCount' | 'reportsUpheld' | 'reportsDecided' | 'lastSanctionAt'
>

/** Share of upheld reports; a newcomer's is one half. */
export function reportAccuracy({ reportsUpheld, reportsDecided }: Pick<Record, 'reportsUpheld' | 'reportsDecided'>) {
  return (reportsUpheld + 1) / (reportsDecided + 2)
}

/** What a member has of something, and how much of it a level asks for. */
interface Condition {
  readonly what: NextTrustLevel['needs'][number]['what']
  readonly needs: number
  readonly has: (member: Record, now: number) => number
}

const daysHere = ({ joinedAt }: Record, now: number) => (now - joinedAt) / dayMs
const contributions = ({ postsPublished, commentCount, reportsUpheld }: Record) =>
  postsPublished + commentCount + reportsUpheld
const daysClean = ({ lastSanctionAt = -Infinity }: Record, now: number) => (now - lastSanctionAt) / dayMs
const accuracyInPercent = (member: Record) => reportAccuracy(member) * 100

const conditions: Readonly<{ [Level in NextTrustLevel['level']]: readonly Condition[] }> = {
  1: [
    { what: 'days', needs: 7, has: daysHere },
    { what: 'contributions', needs: 3, has: contributions },
  ],
  2: [
    { what: 'days', needs: 30, has: daysHere },
    { what: 'contributions', needs: 20, has: contributions },
    { what: 'accuracy', needs: 70, has: accuracyInPercent },
    { what: 'daysClean', needs: 90, has: daysClean },
  ],
}

/** 0 new, 1 member, 2 trusted; follows from what a member has done and nobody grants it. */
export function trustLevelOf(member: Record, now: number): TrustLevel {
  const isMet = ({ needs, has }: Condition) => has(member, now) >= needs
  return !conditions[1].every(isMet) ? 0 : conditions[2].every(isMet) ? 2 : 1
}

/** What the next level asks for, with how much of it there is; null for who has the highest. */
export function nextTrustLevel(member: Record, now: number): NextTrustLevel | null {
  const reached = trustLevelOf(member, now)
  if (reached === 2) {
    return null
  }
  const level = reached === 0 ? 1 : 2
  const needs = conditions[level].map(({ what, needs: needed, has }) => ({
    what,
    needs: needed,
    has: Math.max(0, Math.floor(Math.min(needed, has(member, now)))),
  }))
  return { level, needs }
}
