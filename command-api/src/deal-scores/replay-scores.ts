import type { DomainEvent, ScoreReplayEvent } from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { ScoreReplayState } from './score-replay.state.ts'

type Data<Type extends ScoreReplayEvent['type']> = Extract<ScoreReplayEvent, { type: Type }>['data']
type Outcome = Data<'ScoreReplayEnded'>['outcome']

/** Whoever is asked gave nothing so often in a row that the rest would be the same. */
const mostMissedInRow = 10

export function askReplay(data: Data<'ScoreReplayAsked'>, { status }: ScoreReplayState): DomainEvent[] {
  return status === 'missing' ? [{ type: 'ScoreReplayAsked', data }] : []
}

/** The score of one place, once; the last one ends the replay, as does the one that takes the last tokens. */
export function recordReplayed(data: Data<'ScoreReplayed'>, replay: ScoreReplayState): DomainEvent[] {
  if (replay.status !== 'under-way' || replay.places.has(data.place) || data.place >= replay.total) {
    return []
  }
  const { replayId } = data
  const outcome = outcomeAfter(data, replay)
  return [
    { type: 'ScoreReplayed', data },
    ...(outcome === null ? [] : [{ type: 'ScoreReplayEnded' as const, data: { replayId, outcome } }]),
  ]
}

function outcomeAfter(
  { result, tokens }: Pick<Data<'ScoreReplayed'>, 'result' | 'tokens'>,
  replay: Extract<ScoreReplayState, { status: 'under-way' | 'ended' }>,
): Outcome | null {
  if (replay.places.size + 1 >= replay.total) {
    return 'done'
  }
  if (replay.tokens + tokens >= replay.mostTokens) {
    return 'over-budget'
  }
  const isMissed = 'missed' in result && result.missed !== 'not-scorable'
  return isMissed && replay.missedInRow + 1 >= mostMissedInRow ? 'not-possible' : null
}

/** Ends a replay that is under way. */
export function endReplay(data: Data<'ScoreReplayEnded'>, { status }: ScoreReplayState): DomainEvent[] {
  return status === 'under-way' ? [{ type: 'ScoreReplayEnded', data }] : []
}

/** Staff stop a replay; one that has ended meanwhile needs no stopping. */
export function stopReplay(replayId: string, replay: ScoreReplayState): DomainEvent[] | Refused {
  return replay.status === 'missing' ? refuse('replay-not-found') : endReplay({ replayId, outcome: 'stopped' }, replay)
}
