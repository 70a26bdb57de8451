import type { DealScoreView } from '@deals/events'

const sure = { isJudged: true, confidence: 90 }

/** A score as the site answers it; everything not said is filled. */
export const scoreView = (over: Partial<DealScoreView> = {}): DealScoreView => ({
  status: 'completed',
  score: 92,
  priceCompetitivenessScore: 33,
  featureSetScore: 31,
  brandReputationScore: 18,
  availabilityAndSupportScore: 10,
  reasons: { price: 'Cheap.', features: 'Many.', brand: 'Known.', support: 'There.' },
  comparison: { comparables: 2, median: 160, lowest: 150 },
  summary: 'A strong offer.',
  message: null,
  confidence: 88,
  judged: { price: sure, features: sure, brand: sure, support: sure },
  facts: [{ id: 'price.usual', part: 'price', says: 'Usually about $165' }],
  prices: [
    { at: '2026-10-01T00:00:00.000Z', postId: 7, price: 160, kind: 'product' },
    { at: '2026-11-01T00:00:00.000Z', postId: 8, price: 150, kind: 'comparable' },
    { at: '2026-11-02T00:00:00.000Z', postId: 9, price: 170, kind: 'comparable' },
  ],
  usual: 165,
  claim: 'held',
  wouldChange: ['A rating by buyers would tell how good it is.'],
  model: 'built-in-3',
  promptVersion: '3',
  standsInFor: null,
  requestedAt: '2026-11-20T14:04:00.000Z',
  updatedAt: '2026-11-20T14:05:00.000Z',
  history: [],
  ...over,
})
