import { factTime, type ReportOutcome, type ReportReason } from '@deals/events'
import { fold } from '../platform/fold.ts'

export type ReportState =
  | { readonly isReported: false }
  | {
      readonly isReported: true
      readonly postId: number
      readonly commentId: number | null
      readonly userId: string
      /** Who wrote what was reported. */
      readonly authorId: string
      readonly reason: ReportReason
      readonly weight: number
      readonly reportedAt: number
      readonly decided: ReportDecision | null
    }

export interface ReportDecision {
  readonly outcome: ReportOutcome
  /** Null for the site itself, which drew the conclusion from a decision about the post: the id of that event is why. */
  readonly byId: string | null
  readonly because: string
  readonly at: number
}

export const reportFold = fold<'report', ReportState>(
  { isReported: false },
  {
    PostReported: (_before, event) => {
      const { postId, commentId, userId, authorId, reason, weight } = event.data
      return {
        isReported: true,
        postId,
        commentId,
        userId,
        authorId,
        reason,
        weight,
        reportedAt: factTime(event),
        decided: null,
      }
    },
    ReportResolved: (report, event) => {
      const { actor, causationId } = event.meta
      const decided = { outcome: event.data.outcome, byId: actor.id, because: causationId, at: factTime(event) }
      return report.isReported ? { ...report, decided } : report
    },
    ReportReopened: (report) => (report.isReported ? { ...report, decided: null } : report),
  },
)
