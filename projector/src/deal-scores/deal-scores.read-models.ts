import type { ScoreStatus } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** id: postId */
export interface DealScoreDoc {
  postId: number
  status: ScoreStatus
  attempt: number
  score?: number
  priceCompetitivenessScore?: number
  featureSetScore?: number
  brandReputationScore?: number
  availabilityAndSupportScore?: number
  reasons?: { price: string; features: string; brand: string; support: string }
  comparison?: { comparables: number; median: number | null; lowest: number | null }
  summary?: string
  message?: string
  model?: string
  startedAt?: number
  updatedAt: number
  history: { at: number; score: number }[]
}
export const dealScores: CollectionSchema = {
  name: 'deal_scores',
  fields: { postId: 'number', status: 'text', updatedAt: 'number', startedAt: 'number' },
  indexes: [['status', 'updatedAt']],
}
/** Scores of a post so far; outlives a score that is out of date, whose document is removed. id: postId */
export interface ScoreHistoryDoc {
  history: { at: number; score: number }[]
}
export const scoreHistories: CollectionSchema = { name: 'score_histories', fields: {}, indexes: [] }
