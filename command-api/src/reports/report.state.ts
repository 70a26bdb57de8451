import type { ReportOutcome } from '@deals/events'
import { fold } from '../platform/fold.ts'

export type ReportState =
  | { readonly isReported: false }
  | {
      readonly isReported: true
      readonly postId: number
      readonly commentId: number | null
      readonly userId: string
      readonly outcome: ReportOutcome | null
    }

export const reportFold = fold<'report', ReportState>(
  { isReported: false },
  {
    PostReported: (_before, { data: { postId, commentId, userId } }) => ({
      isReported: true,
      ...{ postId, commentId, userId },
      outcome: null,
    }),
    ReportResolved: (report, { data }) => (report.isReported ? { ...report, outcome: data.outcome } : report),
  },
)
