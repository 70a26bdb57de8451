import { isModeratorUp, type DomainEvent, type ReportOutcome, type Viewer } from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { ReportState } from './report.state.ts'

export interface ResolveReport {
  /** Null where the site itself draws the conclusion from a moderator's decision about the post. */
  readonly caller: Viewer | null
  readonly outcome: ReportOutcome
}

/** Says whether a report was right. What has been decided stays decided. */
export function resolveReport({ caller, outcome }: ResolveReport, state: ReportState): DomainEvent[] | Refused {
  if (caller !== null && !isModeratorUp(caller)) {
    return refuse('not-allowed', { message: 'Only moderators decide about reports.' })
  }
  if (!state.isReported) {
    return refuse('report-not-found')
  }
  if (state.outcome !== null) {
    const isAgreed = caller === null || state.outcome === outcome
    return isAgreed ? [] : refuse('conflict', { message: `Someone else already decided this: ${state.outcome}.` })
  }
  const { postId, commentId, userId } = state
  return [{ type: 'ReportResolved', data: { postId, commentId, userId, outcome, caseId: null } }]
}
