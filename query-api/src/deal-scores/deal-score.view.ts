import { toMajorUnits, type DealScoreView } from '@deals/events'
import type { DealScoreDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'

const neverMade = { postId: 0, attempt: 0, status: 'pending', requestedAt: 0, updatedAt: 0, history: [] } as const

/** A score as it leaves: times as text, amounts as people write them. */
export function toDealScoreView(doc: DealScoreDoc | null): DealScoreView {
  const score: DealScoreDoc = doc ?? { ...neverMade, history: [] }
  const { comparison, usual } = score
  return {
    ...partsOf(score),
    ...provenanceOf(score),
    status: score.status,
    comparison:
      comparison === undefined
        ? null
        : { ...comparison, median: major(comparison.median), lowest: major(comparison.lowest) },
    usual: major(usual),
    prices: (score.prices ?? []).map(({ at, price, ...rest }) => ({
      ...rest,
      at: iso(at),
      price: toMajorUnits(price),
    })),
    requestedAt: iso(score.requestedAt),
    updatedAt: iso(score.updatedAt),
    history: score.history.map(({ at, usual: then, ...past }) => ({ ...past, at: iso(at), usual: major(then) })),
  }
}

const major = (amount: number | null | undefined): number | null =>
  amount === null || amount === undefined ? null : toMajorUnits(amount)

function partsOf(score: DealScoreDoc) {
  return {
    score: score.score ?? null,
    priceCompetitivenessScore: score.priceCompetitivenessScore ?? null,
    featureSetScore: score.featureSetScore ?? null,
    brandReputationScore: score.brandReputationScore ?? null,
    availabilityAndSupportScore: score.availabilityAndSupportScore ?? null,
    reasons: score.reasons ?? null,
    summary: score.summary ?? null,
    message: score.message ?? null,
  }
}

function provenanceOf(score: DealScoreDoc) {
  return {
    confidence: score.confidence ?? null,
    judged: score.judged ?? null,
    facts: score.facts ?? [],
    claim: score.claim ?? null,
    wouldChange: score.wouldChange ?? [],
    model: score.model ?? null,
    promptVersion: score.promptVersion ?? null,
    standsInFor: score.standsInFor ?? null,
  }
}
