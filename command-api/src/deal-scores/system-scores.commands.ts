import { streamOf, type Cause, type DomainEvent, type SystemCommands } from '@deals/events'
import type { LogPorts } from '../platform/fold.ts'
import { dataOf, decideBySystem } from '../platform/system-outcome.ts'
import { dealScoreFold, type DealScoreState } from './deal-score.state.ts'
import { completeScore, failScore, invalidateScore, startScore } from './record-score.ts'
import { endReplay, recordReplayed } from './replay-scores.ts'
import { requestScore } from './request-score.ts'
import { scoreReplayFold, type ScoreReplayState } from './score-replay.state.ts'

type ScoreCommands =
  | 'requestScore'
  | 'startScore'
  | 'completeScore'
  | 'failScore'
  | 'invalidateScore'
  | 'recordReplayed'
  | 'endReplay'

/** What workers say of scores, and of replays of them. */
export function systemScoreCommands(context: LogPorts): Pick<SystemCommands, ScoreCommands> {
  const onScore = (name: string, cause: Cause & { postId: number }, decide: (state: DealScoreState) => DomainEvent[]) =>
    decideBySystem(context, {
      name,
      cause,
      stream: streamOf.score(cause.postId),
      fold: dealScoreFold,
      decide,
    })
  const onReplay = (
    name: string,
    cause: Cause & { replayId: string },
    decide: (state: ScoreReplayState) => DomainEvent[],
  ) =>
    decideBySystem(context, {
      name,
      cause,
      stream: streamOf.replay(cause.replayId),
      fold: scoreReplayFold,
      decide,
    })
  return {
    requestScore: (request) =>
      onScore('request-score', request, (state) => requestScore({ postId: request.postId, requestedBy: null }, state)),
    startScore: (request) => onScore('start-score', request, (state) => startScore(dataOf(request), state)),
    completeScore: (request) => onScore('complete-score', request, (state) => completeScore(dataOf(request), state)),
    failScore: (request) => onScore('fail-score', request, (state) => failScore(dataOf(request), state)),
    invalidateScore: (request) =>
      onScore('invalidate-score', request, (state) => invalidateScore(dataOf(request), state)),
    // Two posts may be scored because of the same event.
    recordReplayed: (request) =>
      onReplay(`record-replayed ${request.place}`, request, (state) => recordReplayed(dataOf(request), state)),
    endReplay: (request) => onReplay('end-replay', request, (state) => endReplay(dataOf(request), state)),
  }
}
