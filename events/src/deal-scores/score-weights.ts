/** The most each part of a deal score can give; together 100. */
export const scoreWeights = {
  priceCompetitivenessScore: 35,
  featureSetScore: 35,
  brandReputationScore: 20,
  availabilityAndSupportScore: 10,
} as const
export type ScorePart = keyof typeof scoreWeights

export const scoreStatuses = ['pending', 'processing', 'completed', 'failed'] as const
export type ScoreStatus = (typeof scoreStatuses)[number]

export const scoreLabels = ['Epic', 'Hot', 'Cool', 'Good', 'Fair', 'Poor', 'Bad'] as const
export type ScoreLabel = (typeof scoreLabels)[number]

const bands: readonly [number, ScoreLabel][] = [
  [95, 'Epic'],
  [90, 'Hot'],
  [80, 'Cool'],
  [70, 'Good'],
  [60, 'Fair'],
  [50, 'Poor'],
]
/** Label of a score 0 to 100. */
export function scoreLabel(score: number): ScoreLabel {
  return bands.find(([from]) => score >= from)?.[1] ?? 'Bad'
}
