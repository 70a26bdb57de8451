import { gainOfOneVote, rankTerms, type RankView } from '@deals/events'
import { posts } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { findPost, refuseReading } from './post.access.ts'

/** GET /api/posts/{id}/rank: why a post stands where it stands. */
export const getRank = defineQuery({
  reads: [posts],
  isSameForVisitors: true,
  find: (asking, { id }: { id: string }) => findPost(asking, id),
  hydrate: async ({ readModels }, post) => {
    const better = { status: 'active', type: post.type, best: { $gt: post.best } }
    return { post, above: await readModels.collection(posts).count(better, { atMost: 10_000 }) }
  },
  permit: ({ viewer }, hydrated) => refuseReading(viewer, hydrated.post) ?? hydrated,
  present: (_asking, { post, above }): RankView => ({
    best: post.best,
    terms: rankTerms(post),
    countedVotes: post.weighedCount,
    excludedVotes: post.voteCount - post.weighedCount,
    outdatedVotes: post.outdated?.weighedCount ?? 0,
    oneMoreVote: gainOfOneVote(post),
    place: post.status === 'active' ? above + 1 : null,
  }),
})
