import { reportSeverity, type Finding, type ReportReason } from '@deals/events'

interface Waiting {
  reports: readonly { reason: ReportReason; weight: number }[]
  findings: readonly Pick<Finding, 'severity'>[]
  views24h: number
  waitingMs: number
}
const hour = 3_600_000

/** Place of a row in the queue: severities times the reporters' weights, views, findings, age. */
export function priorityOf({ reports, findings, views24h, waitingMs }: Waiting): number {
  const reported = reports.reduce((sum, { reason, weight }) => sum + reportSeverity[reason] * weight, 0)
  const isSuspicious = findings.some(({ severity }) => severity === 'suspicious')
  return reported + Math.log10(1 + views24h) + (isSuspicious ? 2 : 0) + waitingMs / hour / 6
}

/** Green under half an hour, amber under two hours, red from then on. */
export function slaOf(waitingMs: number): 'green' | 'amber' | 'red' {
  return waitingMs < hour / 2 ? 'green' : waitingMs < 2 * hour ? 'amber' : 'red'
}
