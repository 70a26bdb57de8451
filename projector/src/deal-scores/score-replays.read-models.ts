import type { EventOf, ScoreReplayAsked, ScoreReplayed, ScoreReplayEnded } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

type Asked = EventOf<typeof ScoreReplayAsked>['data']
type Ended = EventOf<typeof ScoreReplayEnded>['data']
type Replayed = EventOf<typeof ScoreReplayed>['data']['result']

/** How far a replay of scores is. id: replayId */
export interface ScoreReplayDoc extends Omit<Asked, 'posts'> {
  askedAt: number
  /** When something last came of it. */
  updatedAt: number
  actorId?: string
  total: number
  done: number
  tokens: number
  cost: number
  outcome?: Ended['outcome']
  because?: string
  /** Only while it is. */
  isUnderWay?: true
}
export const scoreReplays: CollectionSchema<ScoreReplayDoc> = {
  name: 'score_replays',
  fields: { askedAt: 'number', isUnderWay: 'boolean' },
  indexes: [['-askedAt'], ['isUnderWay']],
}

/** One post of a replay: the score that it had, and the one that it would have. id: `${replayId}:${place}` */
export interface ReplayedScoreDoc {
  replayId: string
  place: number
  before: Asked['posts'][number]
  after?: Replayed
}
export const replayedScores: CollectionSchema<ReplayedScoreDoc> = {
  name: 'replayed_scores',
  fields: { replayId: 'text', place: 'number' },
  indexes: [['replayId', 'place']],
}
