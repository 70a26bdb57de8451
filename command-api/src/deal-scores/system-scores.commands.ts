import { streamOf, type Cause, type DomainEvent, type SystemCommands } from '@deals/events'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import type { Fold, LogPorts } from '../platform/fold.ts'
import { systemInvocation } from '../platform/invocation.ts'
import { dataOf, outcomeOf } from '../platform/system-outcome.ts'
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
  const decide = async <State>(
    command: { readonly name: string; readonly cause: Cause; readonly stream: string },
    fold: Fold<State>,
    rule: (state: State) => DomainEvent[],
  ) => {
    const { name, cause, stream } = command
    return outcomeOf(await decideAndAppend(context, systemInvocation(name, cause), { stream, fold, decide: rule }))
  }
  const onScore = (name: string, cause: Cause & { postId: number }, rule: (state: DealScoreState) => DomainEvent[]) =>
    decide({ name, cause, stream: streamOf.score(cause.postId) }, dealScoreFold, rule)
  const onReplay = (
    name: string,
    cause: Cause & { replayId: string },
    rule: (state: ScoreReplayState) => DomainEvent[],
  ) => decide({ name, cause, stream: streamOf.replay(cause.replayId) }, scoreReplayFold, rule)
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
