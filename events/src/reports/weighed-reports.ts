import type { Finding } from '../posts/posts.events.ts'
import { settingOf, type SettingValues } from '../staff/settings.ts'
import { reportSeverity, type ReportReason } from './report-reasons.ts'

/** A report on a post itself, with what its reporter's word weighs. */
export interface WeighedReport {
  readonly userId: string
  readonly reason: ReportReason
  readonly weight: number
  /** Trust level of the reporter when it was made. */
  readonly trust: number
}
/** What the reports weigh together that are still open on a post. */
export interface OpenReports {
  readonly reporters: number
  readonly score: number
  readonly harmfulByTrusted: boolean
}

export const weighReports = (open: readonly WeighedReport[]): OpenReports => ({
  reporters: new Set(open.map(({ userId }) => userId)).size,
  score: open.reduce((sum, { reason, weight }) => sum + reportSeverity[reason] * weight, 0),
  harmfulByTrusted: open.some(({ reason, trust }) => reason === 'harmful' && trust === 2),
})

/** Who says that a deal is over is heard by those who count such words; every other report is weighed when it comes. */
export const isWeighedWhenMade = (reason: ReportReason): boolean => reason !== 'expired'

/** Why reports take a post out of sight until a moderator has looked, or null. */
export function findingOfReports(
  { reporters, score, harmfulByTrusted }: OpenReports,
  settings: SettingValues,
): Finding | null {
  if (harmfulByTrusted) {
    return { code: 'reported-harmful', severity: 'suspicious', evidence: 'A trusted member reported it as harmful.' }
  }
  return score >= settingOf(settings, 'reports.score') && reporters >= settingOf(settings, 'reports.reporters')
    ? { code: 'reported', severity: 'suspicious', evidence: `${reporters} members reported it.` }
    : null
}
