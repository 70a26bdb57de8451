import { toMajorUnits, type DealScoreView } from '@deals/events'
import { dealScores, posts, type DealScoreDoc, type PostDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { notFound } from '../platform/refusals.ts'
import { findPost, refuseReading } from '../posts/post.access.ts'

interface Hydrated {
  post: PostDoc
  score: DealScoreDoc | null
}

/** GET /api/posts/{id}/score: 404 when nobody asked for one yet. */
export const getDealScore = defineQuery<{ id: string }, PostDoc, Hydrated, DealScoreView>({
  reads: [dealScores, posts],
  isSameForVisitors: true,
  find: (asking, { id }) => findPost(asking, id),
  hydrate: async ({ readModels }, post) => ({
    post,
    score: await readModels.collection<DealScoreDoc>(dealScores).get(String(post.postId)),
  }),
  permit: ({ viewer }, hydrated) =>
    refuseReading(viewer, hydrated.post) ?? (hydrated.score === null ? notFound('Score') : hydrated),
  present: (_asking, { score }) => toDealScoreView(score),
})

type Comparison = NonNullable<DealScoreView['comparison']>

/** Documents hold whole cents; amounts leave as people write them. */
function inMajorUnits({ comparables, median, lowest }: Comparison): Comparison {
  const major = (amount: number | null) => (amount === null ? null : toMajorUnits(amount))
  return { comparables, median: major(median), lowest: major(lowest) }
}

function toDealScoreView(score: DealScoreDoc | null): DealScoreView {
  return {
    status: score?.status ?? 'pending',
    score: score?.score ?? null,
    priceCompetitivenessScore: score?.priceCompetitivenessScore ?? null,
    featureSetScore: score?.featureSetScore ?? null,
    brandReputationScore: score?.brandReputationScore ?? null,
    availabilityAndSupportScore: score?.availabilityAndSupportScore ?? null,
    reasons: score?.reasons ?? null,
    comparison: score?.comparison === undefined ? null : inMajorUnits(score.comparison),
    summary: score?.summary ?? null,
    message: score?.message ?? null,
    model: score?.model ?? null,
    updatedAt: iso(score?.updatedAt ?? 0),
    history: (score?.history ?? []).map(({ at, score: past }) => ({ at: iso(at), score: past })),
  }
}
