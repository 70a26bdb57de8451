import type { DomainEvent, ReportReason } from '@deals/events'
import type { Caller } from '../platform/invocation.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { ReportState } from './report.state.ts'

export interface Report {
  readonly reporter: Pick<Caller, 'id' | 'trustLevel' | 'restricts'>
  readonly postId: number
  readonly commentId: number | null
  /** Who wrote what is reported. */
  readonly authorId: string
  readonly reason: ReportReason
  readonly note: string | null
  /** How the reporter's earlier reports were decided. */
  readonly record: { readonly reportsUpheld: number; readonly reportsDecided: number }
}

/** Reports a post or a comment; a member does so once, and a second time changes nothing. */
export function reportPost(report: Report, { isReported }: ReportState): DomainEvent[] | Refused {
  const { reporter, postId, commentId, authorId, reason, note, record } = report
  // A report weighs on a post as votes do.
  if (reporter.restricts.includes('vote')) {
    return refuse('suspended', { message: 'You may not report for now.' })
  }
  if (reporter.id === authorId) {
    return refuse('not-allowed', { message: 'You cannot report what you wrote yourself.' })
  }
  if (isReported) {
    return []
  }
  const weight = (2 * (record.reportsUpheld + 1)) / (record.reportsDecided + 2)
  const { id: userId, trustLevel: trust } = reporter
  return [{ type: 'PostReported', data: { postId, commentId, userId, reason, note, authorId, weight, trust } }]
}
