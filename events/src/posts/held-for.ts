import type { Finding } from './posts.events.ts'
import { isModelFinding } from './model-findings.ts'

/** Why a post is held, by group: its poster hears no more than that, and never who reported it. */
export const holdGroups = ['reports', 'link', 'text', 'unfinished', 'other', 'moderator'] as const
export type HoldGroup = (typeof holdGroups)[number]
export const holdWords: Readonly<Record<HoldGroup, string>> = {
  reports: 'Members reported it.',
  link: 'Our checks found something about its link.',
  text: 'Our checks found something about its text.',
  unfinished: 'Our checks did not finish in time.',
  other: 'Our checks found something that a person should look at.',
  moderator: 'A moderator wants to look at it again.',
}

/** Codes of findings that send a post to the staff; those of a language model are about its text. */
const groupOfCode: Readonly<Record<string, HoldGroup>> = {
  reported: 'reports',
  'reported-harmful': 'reports',
  'blocked-domain': 'link',
  'leads-elsewhere': 'link',
  'spam-words': 'text',
  'review-timeout': 'unfinished',
}
const groupOf = (code: string): HoldGroup => groupOfCode[code] ?? (isModelFinding(code) ? 'text' : 'other')

/** What sent a post to the staff, each group once; without a finding it was a person. */
export function heldFor(findings: readonly Pick<Finding, 'code' | 'severity'>[]): HoldGroup[] {
  const sent = findings.filter(({ severity }) => severity === 'suspicious').map(({ code }) => groupOf(code))
  return sent.length === 0 ? ['moderator'] : holdGroups.filter((group) => sent.includes(group))
}
