import { canModerate, reportOutcomeWords, type DomainEvent, type ReportOutcome, type Viewer } from '@deals/events'
import { refuseDecided } from '../platform/decided-already.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { ReportState } from './report.state.ts'

export interface ResolveReport {
  /** Null where the site itself draws the conclusion from a moderator's decision about the post. */
  readonly caller: Viewer | null
  readonly outcome: ReportOutcome
}

type Reported = Extract<ReportState, { isReported: true }>

/** Says whether a report was right. What has been decided stays decided. */
export function resolveReport({ caller, outcome }: ResolveReport, state: ReportState): DomainEvent[] | Refused {
  const refusal = caller === null ? null : refuseJudge(caller, state)
  if (refusal !== null) {
    return refusal
  }
  if (!state.isReported) {
    return refuse('report-not-found')
  }
  const { postId, commentId, userId, decided } = state
  if (decided !== null) {
    const isAgreed = caller === null || decided.outcome === outcome
    return isAgreed
      ? []
      : refuseDecided({ word: reportOutcomeWords[decided.outcome], byId: decided.byId, at: decided.at })
  }
  return [{ type: 'ReportResolved', data: { postId, commentId, userId, outcome, caseId: null } }]
}

/** Nobody decides about what they reported or wrote themselves. */
function refuseJudge(caller: Viewer, state: ReportState): Refused | null {
  if (!canModerate(caller)) {
    return refuse('not-allowed', { message: 'Only moderators decide about reports.' })
  }
  return state.isReported && isOwn(caller, state)
    ? refuse('not-allowed', { message: 'You cannot decide about your own report, or one about what you wrote.' })
    : null
}

export const isOwn = ({ id }: Pick<Viewer, 'id'>, { userId, authorId }: Reported): boolean =>
  id === userId || id === authorId

export interface ReopenReport {
  /** Null where the decision from which the site drew its conclusion was taken back. */
  readonly caller: Viewer | null
  /** The event from which the site drew it; reports that were decided for another reason stay so. */
  readonly because?: string
}

/** Takes the decision about a report back. */
export function reopenReport({ caller, because }: ReopenReport, state: ReportState): DomainEvent[] | Refused {
  const refusal = caller === null ? null : refuseJudge(caller, state)
  if (refusal !== null) {
    return refusal
  }
  if (!state.isReported) {
    return refuse('report-not-found')
  }
  const { postId, commentId, userId, reason, weight, reportedAt, decided } = state
  if (decided === null || (because !== undefined && decided.because !== because)) {
    return []
  }
  const { outcome } = decided
  return [{ type: 'ReportReopened', data: { postId, commentId, userId, outcome, reason, weight, reportedAt } }]
}
