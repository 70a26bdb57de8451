import type { DealScoreView } from '@deals/events'
import { dealScores, posts, type DealScoreDoc, type PostDoc } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { notFound } from '../platform/refusals.ts'
import { findPost, refuseReading } from '../posts/post.access.ts'
import { toDealScoreView } from './deal-score.view.ts'

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
