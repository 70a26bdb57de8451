import type { Finding } from '../posts/posts.events.ts'
import { reportSeverity, type ReportReason } from '../reports/report-reasons.ts'

const hour = 3_600_000
/** A suspicious finding weighs as much as a report of spam by somebody of the usual trust. */
const suspicion = 2
/** A case that waited for this long is as pressing as one more report of the lowest severity. */
export const hoursPerPoint = 6

export interface Weighed {
  readonly reports: readonly { readonly reason: ReportReason; readonly weight: number }[]
  readonly findings: readonly Pick<Finding, 'severity'>[]
  readonly since: number
  /** Of the 24 hours before the last of them that is known. */
  readonly views: number
}

/** What a case weighs whatever the time is: the severities of reports times their weights, what checks found, and readers. */
function weightOf({ reports, findings, views }: Weighed): number {
  const reported = reports.reduce((sum, { reason, weight }) => sum + reportSeverity[reason] * weight, 0)
  const suspected = findings.some(({ severity }) => severity === 'suspicious') ? suspicion : 0
  // Ten times the readers weigh one point more, as a case of ten readers weighs one.
  return reported + suspected + Math.log10(1 + views)
}

const rounded = (value: number): number => Math.round(value * 1_000_000) / 1_000_000

/** Every case grows more pressing at the same pace, so their order never changes while time passes: this is that order. */
export const rankOf = (waiting: Weighed): number => rounded(weightOf(waiting) - waiting.since / (hour * hoursPerPoint))

/** How pressing a case is now, as its row says. */
export const priorityOf = (waiting: Weighed, now: number): number =>
  weightOf(waiting) + (now - waiting.since) / (hour * hoursPerPoint)

/** From when on a case waits too long, and far too long. */
export const timeLimits = { amber: hour / 2, red: 2 * hour } as const
export const slaColours = ['green', 'amber', 'red'] as const
export type SlaColour = (typeof slaColours)[number]

export function slaOf(waitingMs: number): SlaColour {
  if (waitingMs < timeLimits.amber) {
    return 'green'
  }
  return waitingMs < timeLimits.red ? 'amber' : 'red'
}
