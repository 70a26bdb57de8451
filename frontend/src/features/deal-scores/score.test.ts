import type { DealScoreView } from '@deals/events'
import { historyLine } from './ScoreHistory.tsx'
import { scoreBand } from './score-bands.ts'
import { shownParts } from './score-parts.ts'

it.each([
  [100, 'good'],
  [80, 'good'],
  [79, 'warn'],
  [60, 'warn'],
  [59, 'bad'],
  [0, 'bad'],
])('a score of %i is %s', (score, band) => {
  expect(scoreBand(score)).toBe(band)
})

const score: DealScoreView = {
  status: 'completed',
  score: 92,
  priceCompetitivenessScore: 33,
  featureSetScore: 31,
  brandReputationScore: 18,
  availabilityAndSupportScore: 10,
  reasons: { price: 'Cheap.', features: 'Many.', brand: 'Known.', support: 'There.' },
  comparison: null,
  summary: 'Good.',
  message: null,
  model: null,
  updatedAt: '2026-11-20T14:05:00.000Z',
  history: [],
}

it('shows the four parts against their maxima, which are 100 together', () => {
  const parts = shownParts(score)
  expect(parts.map(({ label, value, max, reason }) => [label, value, max, reason])).toEqual([
    ['Price', 33, 35, 'Cheap.'],
    ['Features', 31, 35, 'Many.'],
    ['Brand', 18, 20, 'Known.'],
    ['Availability and support', 10, 10, 'There.'],
  ])
  expect(parts.reduce((sum, { max }) => sum + max, 0)).toBe(100)
})

it('draws scores from left to right, the higher the better', () => {
  const { points, path } = historyLine([
    { at: '2026-11-01T00:00:00.000Z', score: 40 },
    { at: '2026-11-11T00:00:00.000Z', score: 90 },
  ])
  const [first, second] = points
  expect(second?.x).toBeGreaterThan(first?.x ?? NaN)
  expect(second?.y).toBeLessThan(first?.y ?? NaN)
  expect(path).toMatch(/^M/)
})
