import type { DomainEvent } from '@deals/events'
import type { DealScoreState } from './deal-score.state.ts'

/** Asks for a score; while one is being made nothing more is asked. */
export function requestScore(
  { postId, requestedBy }: { postId: number; requestedBy: string | null },
  { status, attempt }: DealScoreState,
): DomainEvent[] {
  const isUnderWay = status === 'pending' || status === 'processing'
  return isUnderWay ? [] : [{ type: 'ScoreRequested', data: { postId, attempt: attempt + 1, requestedBy } }]
}
