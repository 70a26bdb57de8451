import type { ReplayedPost, ReplayView } from '@deals/events'
import type { ReplayedScoreDoc, ScoreReplayDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import type { Members } from '../users/members.hydrator.ts'

export function toReplayView(replay: ScoreReplayDoc, members: Members): ReplayView {
  const { replayId, model, promptVersion, mostTokens, total, done, tokens, cost } = replay
  return {
    replayId,
    model,
    promptVersion,
    mostTokens,
    total,
    done,
    tokens,
    cost,
    at: iso(replay.askedAt),
    by: replay.actorId === undefined ? null : (members.get(replay.actorId)?.username ?? null),
    outcome: replay.outcome ?? null,
    because: replay.because ?? null,
  }
}

export function toReplayedPost({ before, after }: ReplayedScoreDoc, title: string | undefined): ReplayedPost {
  const { postId, ...score } = before
  return {
    postId,
    title: title ?? null,
    before: score,
    after: after === undefined || 'missed' in after ? null : after,
    missed: after !== undefined && 'missed' in after ? after.missed : null,
  }
}
