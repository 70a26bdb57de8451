import { factTime } from '@deals/events'
import { foldPerEvent } from '../platform/fold-per-event.ts'
import type { Documents, DocumentRef } from '../platform/projection.ts'
import { replayedScores, scoreReplays, type ScoreReplayDoc } from './score-replays.read-models.ts'

/** Replays of scores by another model or prompt: how far each is, and each post's two scores. */
export const scoreReplaysProjection = foldPerEvent<'replay'>({
  name: 'score-replays',
  version: 2,
  collections: [scoreReplays, replayedScores],
  key: ({ data }) => ('replayId' in data ? data.replayId : '*'),
  view: 'by-user',
  touches: (event): DocumentRef[] => {
    switch (event.type) {
      case 'ScoreReplayAsked': {
        const { replayId, posts } = event.data
        return [
          { collection: scoreReplays, id: replayId },
          ...posts.map((_post, place) => ({ collection: replayedScores, id: idOf(replayId, place) })),
        ]
      }
      case 'ScoreReplayed': {
        const { replayId, place } = event.data
        return [
          { collection: scoreReplays, id: replayId },
          { collection: replayedScores, id: idOf(replayId, place) },
        ]
      }
      case 'ScoreReplayEnded':
        return [{ collection: scoreReplays, id: event.data.replayId }]
      default:
        return []
    }
  },
  folds: {
    ScoreReplayAsked: (documents, event) => {
      const { posts, ...asked } = event.data
      const { id } = event.meta.actor
      documents.put(scoreReplays, asked.replayId, {
        ...asked,
        askedAt: factTime(event),
        updatedAt: factTime(event),
        total: posts.length,
        done: 0,
        tokens: 0,
        cost: 0,
        isUnderWay: true,
        ...(id !== null && { actorId: id }),
      })
      posts.forEach((before, place) => {
        const { replayId } = asked
        documents.put(replayedScores, idOf(replayId, place), { replayId, place, before })
      })
    },
    ScoreReplayed: (documents, event) => {
      const { replayId, place, result, tokens, cost } = event.data
      change(documents, replayId, (replay) => ({
        ...replay,
        updatedAt: factTime(event),
        done: replay.done + 1,
        tokens: replay.tokens + tokens,
        cost: replay.cost + cost,
      }))
      const post = documents.get(replayedScores, idOf(replayId, place))
      if (post !== null) {
        documents.put(replayedScores, idOf(replayId, place), { ...post, after: result })
      }
    },
    ScoreReplayEnded: (documents, { data: { replayId, ...end } }) =>
      change(documents, replayId, ({ isUnderWay: _over, ...replay }) => ({ ...replay, ...end })),
  },
})

const idOf = (replayId: string, place: number): string => `${replayId}:${place}`

function change(documents: Documents, replayId: string, how: (replay: ScoreReplayDoc) => ScoreReplayDoc): void {
  const replay = documents.get(scoreReplays, replayId)
  if (replay !== null) {
    documents.put(scoreReplays, replayId, how(replay))
  }
}
