import type { Restriction, SanctionView } from '@deals/events'
import { deniedWords } from '../../lib/relative-time.ts'

const acts: Readonly<Record<Restriction, string>> = { vote: 'vote', post: 'post', comment: 'comment' }

/** What somebody may not do, and until when: "May not vote or post until 20 Nov 2026, 14:05 UTC." */
export function restrictionWords(restricts: readonly Restriction[], until: string | null): string {
  const names = restricts.map((one) => acts[one])
  const last = names.at(-1) ?? ''
  const all = names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`
  return `May not ${all} ${deniedWords(until)}.`
}

/** The same of one of all that moderators did about a member, the latest first: what ended, or was decided anew, holds no more. */
export function sanctionWords(sanction: SanctionView, all: readonly SanctionView[], now: number): string {
  const { id, restricts, until } = sanction
  const last = all.find(({ kind }) => kind === 'UserSuspended' || kind === 'UserReinstated')
  const isOver = last?.id !== id || (until !== null && Date.parse(until) <= now)
  return `${restrictionWords(restricts, until)}${isOver ? ' This holds no more.' : ''}`
}
