import { canSeeStaffPages, type AskedOf, type dealScoreReads, type FailedScores } from '@deals/events'
import { dealScores, posts } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'

/** GET /api/staff/scores/failures: posts that lack their score for a reason. */
export const getFailedScores = defineQuery({
  reads: [dealScores, posts],
  mayAsk: canSeeStaffPages,
  find: async ({ readModels }, { reason, page, limit }: AskedOf<typeof dealScoreReads.getFailedScores>) => {
    const scores = readModels.collection(dealScores)
    const [documents, total] = await Promise.all([
      scores.find({ reason }, { sort: [['updatedAt', 1]], skip: (page - 1) * limit, limit }),
      scores.count({ reason }),
    ])
    return { documents, total }
  },
  hydrate: async ({ readModels }, found) => ({
    ...found,
    titles: await readModels.collection(posts).many(found.documents.map(({ postId }) => String(postId))),
  }),
  present: (_asking, { documents, total, titles }): FailedScores => ({
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
