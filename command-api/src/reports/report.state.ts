import type { ReportOutcome } from '@deals/events'
import type { Fold } from '../platform/fold.ts'

export type ReportState =
  | { readonly isReported: false }
  | {
      readonly isReported: true
      readonly postId: number
      readonly commentId: number | null
      readonly userId: string
      readonly outcome: ReportOutcome | null
    }

export const reportFold: Fold<ReportState> = {
  initial: { isReported: false },
  evolve: (state, event) => {
    if (event.type === 'PostReported') {
      const { postId, commentId, userId } = event.data
      return { isReported: true, postId, commentId, userId, outcome: null }
    }
    return event.type === 'ReportResolved' && state.isReported ? { ...state, outcome: event.data.outcome } : state
  },
}
