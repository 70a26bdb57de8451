import { z } from 'zod'
import { standInReasons } from '../language-models/model-use.ts'
import { scoreStatuses } from './score-weights.ts'
import { scoreClaims, scoreFact, scoreJudged, scoreReasons } from './deal-scores.events.ts'
const points = z.number().nullable()
/** What the price was compared with, in major units of the post's currency. */
const comparison = z.object({
  comparables: z.number().int(),
  median: z.number().nullable(),
  lowest: z.number().nullable(),
})
/** A price on the chart: of the product itself, or of a post that can be compared. Major units. */
const chartedPrice = z.object({
  at: z.string(),
  postId: z.number(),
  price: z.number(),
  kind: z.enum(['product', 'comparable']),
})
/** An earlier score with the points of price, features, brand and support. */
const pastScore = z.object({
  at: z.string(),
  score: z.number(),
  model: z.string(),
  parts: z.array(z.number()).length(4),
  usual: z.number().nullable(),
})
export const dealScoreView = z.object({
  status: z.enum(scoreStatuses),
  score: points,
  priceCompetitivenessScore: points,
  featureSetScore: points,
  brandReputationScore: points,
  availabilityAndSupportScore: points,
  reasons: scoreReasons.nullable(),
  comparison: comparison.nullable(),
  summary: z.string().nullable(),
  message: z.string().nullable(),
  /** How likely the score is right, 0 to 100; null for scores that were made before this was asked. */
  confidence: z.number().nullable(),
  judged: scoreJudged.nullable(),
  facts: z.array(scoreFact),
  prices: z.array(chartedPrice),
  /** What the product usually costs, major units. */
  usual: z.number().nullable(),
  claim: z.enum(scoreClaims).nullable(),
  wouldChange: z.array(z.string()),
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
  standsInFor: z.object({ model: z.string(), because: z.enum(standInReasons) }).nullable(),
  requestedAt: z.string(),
  updatedAt: z.string(),
  history: z.array(pastScore),
})
export type DealScoreView = z.infer<typeof dealScoreView>
