import type { EventOf, ScoreCompleted, ScoreStatus } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

export type Result = EventOf<typeof ScoreCompleted>['data']
/** A score that was made, to tell what the next one changed. */
export interface PastScore {
  at: number
  score: number
  model: string
  /** Points of price, features, brand and support. */
  parts: [number, number, number, number]
  usual?: number | null
}

/** id: postId */
export interface DealScoreDoc extends Partial<Omit<Result, 'postId' | 'attempt' | 'inputHash'>> {
  postId: number
  status: ScoreStatus
  attempt: number
  requestedAt: number
  startedAt?: number
  updatedAt: number
  /** The built-in rules took the place of a model: the score is made anew later. */
  isStandIn?: true
  /** Why there is no score, or only one that stands in. */
  reason?: string
  history: PastScore[]
}
export const dealScores: CollectionSchema<DealScoreDoc> = {
  name: 'deal_scores',
  fields: {
    postId: 'number',
    status: 'text',
    updatedAt: 'number',
    startedAt: 'number',
    isStandIn: 'boolean',
    reason: 'text',
  },
  indexes: [
    ['status', 'updatedAt'],
    ['status', '-postId'],
    ['isStandIn', 'updatedAt'],
    ['reason', 'updatedAt'],
  ],
}
/** Scores of a post so far; outlives a score that is out of date, whose document is removed. id: postId */
export interface ScoreHistoryDoc {
  history: PastScore[]
  /** The day on which a model last scored the post, as 2026-11-22, and the tokens that it took on that day. */
  spentDay?: string
  spentTokens?: number
}
export const scoreHistories: CollectionSchema<ScoreHistoryDoc> = {
  name: 'score_histories',
  fields: { spentDay: 'text', spentTokens: 'number' },
  indexes: [['spentDay', 'spentTokens']],
}

/** One try to score a post, whatever came of it; it stays, also when the score is out of date. id: `${postId}:${attempt}` */
export interface ScoreRunDoc {
  /** The day on which something happened to it last, in days since 1970 (UTC). */
  day: number
  requestedAt: number
  startedAt?: number
  endedAt?: number
  outcome?: 'made' | 'stood-in' | 'failed'
  /** Who was to make it, and by which prompt; its cost is theirs. */
  model?: string
  promptVersion?: string
  tokens?: number
  /** Millionths of a dollar. */
  cost?: number
}
export const scoreRuns: CollectionSchema<ScoreRunDoc> = {
  name: 'score_runs',
  fields: { day: 'number' },
  indexes: [['-day']],
}
