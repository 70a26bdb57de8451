import { z } from 'zod'
import { scoreStatuses } from './score-weights.ts'
import { scoreReasons } from './deal-scores.events.ts'
const points = z.number().nullable()
/** What the price was compared with, in major units of the post's currency. */
const comparison = z.object({
  comparables: z.number().int(),
  median: z.number().nullable(),
  lowest: z.number().nullable(),
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
  model: z.string().nullable(),
  updatedAt: z.string(),
  history: z.array(z.object({ at: z.string(), score: z.number() })),
})
export type DealScoreView = z.infer<typeof dealScoreView>
