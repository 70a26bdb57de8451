import { z } from 'zod'
import { defineEvent, type EventOf } from '../platform/event.ts'
import { scoreWeights, type ScorePart } from './score-weights.ts'

const attempt = z.object({ postId: z.number().int(), attempt: z.number().int().min(1) })
const points = (part: ScorePart) => z.number().int().min(0).max(scoreWeights[part])

/** Why a part of the score is what it is, in one sentence each, and what the price was compared with. */
export const scoreReasons = z.object({
  price: z.string(),
  features: z.string(),
  brand: z.string(),
  support: z.string(),
})
export const scoreComparison = z.object({
  comparables: z.number().int(),
  median: z.number().int().nullable(),
  lowest: z.number().int().nullable(),
})

export const ScoreRequested = defineEvent({
  type: 'ScoreRequested',
  category: 'score',
  about: 'Somebody asked for a deal score.',
  schema: attempt.extend({ requestedBy: z.string().nullable() }),
})
export const ScoreStarted = defineEvent({
  type: 'ScoreStarted',
  category: 'score',
  about: 'A worker began to score.',
  schema: attempt.extend({ worker: z.string(), model: z.string(), promptVersion: z.string() }),
})
export const ScoreCompleted = defineEvent({
  type: 'ScoreCompleted',
  category: 'score',
  about: 'A score is there, with its parts and reasons.',
  schema: attempt.extend({
    score: z.number().int().min(0).max(100),
    priceCompetitivenessScore: points('priceCompetitivenessScore'),
    featureSetScore: points('featureSetScore'),
    brandReputationScore: points('brandReputationScore'),
    availabilityAndSupportScore: points('availabilityAndSupportScore'),
    reasons: scoreReasons,
    comparison: scoreComparison,
    summary: z.string(),
    message: z.string(),
    inputHash: z.string(),
    model: z.string(),
  }),
})
export const ScoreFailed = defineEvent({
  type: 'ScoreFailed',
  category: 'score',
  about: 'An attempt to score failed or took too long.',
  schema: attempt.extend({ code: z.string(), message: z.string(), retryable: z.boolean() }),
})
export const ScoreInvalidated = defineEvent({
  type: 'ScoreInvalidated',
  category: 'score',
  about: 'The post changed in a way that makes its score out of date.',
  schema: z.object({ postId: z.number().int(), reason: z.string() }),
})
export const dealScoreEvents = [ScoreRequested, ScoreStarted, ScoreCompleted, ScoreFailed, ScoreInvalidated] as const
export type DealScoreEvent = EventOf<(typeof dealScoreEvents)[number]>
