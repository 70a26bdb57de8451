import type { Fold } from '../platform/fold.ts'

export interface ReportState {
  readonly isReported: boolean
}

export const reportFold: Fold<ReportState> = {
  initial: { isReported: false },
  evolve: (state, event) => (event.type === 'PostReported' ? { isReported: true } : state),
}
