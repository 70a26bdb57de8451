import { scoreWeights } from '@deals/events'
import type { PartName } from './score-input.ts'

/** The most that each part gives. */
export const weightOf: Readonly<Record<PartName, number>> = {
  price: scoreWeights.priceCompetitivenessScore,
  features: scoreWeights.featureSetScore,
  brand: scoreWeights.brandReputationScore,
  support: scoreWeights.availabilityAndSupportScore,
}
