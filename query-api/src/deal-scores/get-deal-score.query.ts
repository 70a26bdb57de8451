import type { DealScoreView } from '@deals/events'
import { dealScores, posts } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { notFound } from '../platform/refusals.ts'
import { findPost, refuseReading } from '../posts/post.access.ts'
import { toDealScoreView } from './deal-score.view.ts'

/** GET /api/posts/{id}/score: 404 when nobody asked for one yet. */
export const getDealScore = defineQuery({
  reads: [dealScores, posts],
  isOfOnePost: true,
  isSameForVisitors: true,
  find: (asking, { id }: { id: string }) => findPost(asking, id),
  hydrate: async ({ readModels }, post) => ({
    post,
    score: await readModels.collection(dealScores).get(String(post.postId)),
  }),
  permit: ({ viewer }, hydrated) =>
    refuseReading(viewer, hydrated.post) ?? (hydrated.score === null ? notFound('Score') : hydrated),
  present: (_asking, { score }): DealScoreView => toDealScoreView(score),
})
