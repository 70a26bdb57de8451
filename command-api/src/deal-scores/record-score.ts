import type { DealScoreEvent, DomainEvent } from '@deals/events'
import type { DealScoreState } from './deal-score.state.ts'

type Data<Type extends DealScoreEvent['type']> = Extract<DealScoreEvent, { type: Type }>['data']

/** A worker begins; the second one to say so has nothing to do. */
export function startScore(data: Data<'ScoreStarted'>, { status, attempt }: DealScoreState): DomainEvent[] {
  return status === 'pending' && attempt === data.attempt ? [{ type: 'ScoreStarted', data }] : []
}

/** The result of the attempt that is under way; one that came too late is dropped. */
export function completeScore(data: Data<'ScoreCompleted'>, { status, attempt }: DealScoreState): DomainEvent[] {
  return status === 'processing' && attempt === data.attempt ? [{ type: 'ScoreCompleted', data }] : []
}

export function failScore(data: Data<'ScoreFailed'>, { status, attempt }: DealScoreState): DomainEvent[] {
  const isUnderWay = status === 'pending' || status === 'processing'
  return isUnderWay && attempt === data.attempt ? [{ type: 'ScoreFailed', data }] : []
}

/** The post changed: what was scored, or is being scored, is not what stands there now. */
export function invalidateScore(data: Data<'ScoreInvalidated'>, { status }: DealScoreState): DomainEvent[] {
  const hasScore = status === 'pending' || status === 'processing' || status === 'completed'
  return hasScore ? [{ type: 'ScoreInvalidated', data }] : []
}
