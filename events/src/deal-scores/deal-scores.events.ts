import { z } from 'zod'
import { modelUsage, standInReasons } from '../language-models/model-use.ts'
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

const share = z.number().int().min(0).max(100)
const judgedPart = z.object({ isJudged: z.boolean(), confidence: share })
/** How sure each part is; a part that was not judged says so in its reason. */
export const scoreJudged = z.object({
  price: judgedPart,
  features: judgedPart,
  brand: judgedPart,
  support: judgedPart,
})
/** What a score rests on: a reason may only speak of what stands here. */
export const scoreFact = z.object({
  id: z.string(),
  part: z.enum(['price', 'features', 'brand', 'support']),
  says: z.string(),
})
const chartedPrice = z.object({
  at: z.number().int(),
  postId: z.number().int(),
  price: z.number().int(),
  kind: z.enum(['product', 'comparable']),
})
/** How the named original price stands to what is known. */
export const scoreClaims = ['none', 'held', 'doubted', 'unchecked'] as const
/** Why there is no score at all. */
export const failureCodes = ['timeout', 'not-scorable'] as const
/** What a score says of how it came about; scores that were made before have none of it. */
const provenance = z.object({
  confidence: share,
  judged: scoreJudged,
  facts: z.array(scoreFact),
  /** What the product and its like cost, for the chart. */
  prices: z.array(chartedPrice),
  usual: z.number().int().nullable(),
  claim: z.enum(scoreClaims),
  wouldChange: z.array(z.string()),
  promptVersion: z.string(),
  /** The model that should have made this score, and why it did not: the score is made anew later. */
  standsInFor: z.object({ model: z.string(), because: z.enum(standInReasons) }),
  usage: modelUsage,
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
  version: 2,
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
    ...provenance.partial().shape,
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
