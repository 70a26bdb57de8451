import type { ScoreStatus } from '@deals/events'
import type { Fold } from '../platform/fold.ts'

/** Where the scoring of a post stands. `stale`: the post changed, so what was scored or is being scored is not it. */
export interface DealScoreState {
  readonly status: ScoreStatus | 'missing' | 'stale'
  readonly attempt: number
}

export const dealScoreFold: Fold<DealScoreState> = {
  initial: { status: 'missing', attempt: 0 },
  evolve: (state, event) => {
    switch (event.type) {
      case 'ScoreRequested':
        return { status: 'pending', attempt: event.data.attempt }
      case 'ScoreStarted':
        return { ...state, status: 'processing' }
      case 'ScoreCompleted':
        return { ...state, status: 'completed' }
      case 'ScoreFailed':
        return { ...state, status: 'failed' }
      case 'ScoreInvalidated':
        return { ...state, status: 'stale' }
      default:
        return state
    }
  },
}
