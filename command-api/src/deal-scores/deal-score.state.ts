import type { ScoreStatus } from '@deals/events'
import { fold } from '../platform/fold.ts'

/** Where the scoring of a post stands. `stale`: the post changed, so what was scored or is being scored is not it. */
export interface DealScoreState {
  readonly status: ScoreStatus | 'missing' | 'stale'
  readonly attempt: number
}

export const dealScoreFold = fold<'score', DealScoreState>(
  { status: 'missing', attempt: 0 },
  {
    ScoreRequested: (_before, { data }) => ({ status: 'pending', attempt: data.attempt }),
    ScoreStarted: (score) => ({ ...score, status: 'processing' }),
    ScoreCompleted: (score) => ({ ...score, status: 'completed' }),
    ScoreFailed: (score) => ({ ...score, status: 'failed' }),
    ScoreInvalidated: (score) => ({ ...score, status: 'stale' }),
  },
)
