import { canSeeStaffPages, type AskedOf, type dealScoreReads, type FailedScores } from '@deals/events'
import { dealScores, posts, type DealScoreDoc, type Found, type PostDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { notAllowed } from '../platform/refusals.ts'

interface Failed {
  readonly documents: readonly Found<DealScoreDoc>[]
  readonly total: number
}
interface Hydrated extends Failed {
  readonly titles: ReadonlyMap<string, Found<PostDoc>>
}

/** GET /api/staff/scores/failures: posts that lack their score for a reason. */
export const getFailedScores = defineQuery<
  AskedOf<typeof dealScoreReads.getFailedScores>,
  Failed,
  Hydrated,
  FailedScores
>({
  reads: [dealScores, posts],
  find: async ({ viewer, readModels }, { reason, page, limit }) => {
    if (!canSeeStaffPages(viewer)) {
      return notAllowed
    }
    const scores = readModels.collection<DealScoreDoc>(dealScores)
    const [documents, total] = await Promise.all([
      scores.find({ reason }, { sort: [['updatedAt', 1]], skip: (page - 1) * limit, limit }),
      scores.count({ reason }),
    ])
    return { documents, total }
  },
  hydrate: async ({ readModels }, found) => ({
    ...found,
    titles: await readModels.collection<PostDoc>(posts).many(found.documents.map(({ postId }) => String(postId))),
  }),
  permit: ({ viewer }, hydrated) => (canSeeStaffPages(viewer) ? hydrated : notAllowed),
  present: (_asking, { documents, total, titles }) => ({
    total,
    scores: documents.map(({ postId, attempt, updatedAt, message, score }) => ({
      postId,
      attempt,
      at: iso(updatedAt),
      message: message ?? null,
      score: score ?? null,
      title: titles.get(String(postId))?.title ?? null,
    })),
  }),
})
