import { scoreWeights } from '@deals/events'
import type { DealScoreView, ScorePart } from '@deals/events'

/** One part of a score against the most it could give. */
export interface ShownPart {
  readonly part: ScorePart
  readonly label: string
  readonly value: number
  readonly max: number
  readonly reason: string | undefined
}

const parts = [
  { part: 'priceCompetitivenessScore', label: 'Price', reason: 'price' },
  { part: 'featureSetScore', label: 'Features', reason: 'features' },
  { part: 'brandReputationScore', label: 'Brand', reason: 'brand' },
  { part: 'availabilityAndSupportScore', label: 'Availability and support', reason: 'support' },
] as const

/** The four parts of a score in their order. */
export function shownParts(score: DealScoreView): readonly ShownPart[] {
  return parts.map(({ part, label, reason }) => ({
    part,
    label,
    value: score[part] ?? 0,
    max: scoreWeights[part],
    reason: score.reasons?.[reason],
  }))
}
