import { z } from 'zod'
import { gainOfOneVote, rankTerms } from '@deals/events'
import { posts, type PostDoc } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { findPost, refuseReading } from './post.access.ts'

export const rankView = z.object({
  best: z.number(),
  terms: z.object({
    votes: z.number(),
    approval: z.number(),
    comments: z.number(),
    price: z.number(),
    expiry: z.number(),
    time: z.number(),
  }),
  /** Votes that weigh in the order, and those that do not: the poster's, the associated, new accounts. */
  countedVotes: z.number(),
  excludedVotes: z.number(),
  /** What one more up-vote would add to `best`. */
  oneMoreVote: z.number(),
  /** Place among active posts of its type, counted from 1; null when it is not active. */
  place: z.number().nullable(),
})
type RankView = z.infer<typeof rankView>

interface Hydrated {
  post: PostDoc
  above: number
}

/** GET /api/posts/{id}/rank: why a post stands where it stands. */
export const getRank = defineQuery<{ id: string }, PostDoc, Hydrated, RankView>({
  reads: [posts],
  isSameForVisitors: true,
  find: (asking, { id }) => findPost(asking, id),
  hydrate: async ({ readModels }, post) => {
    const better = { status: 'active', type: post.type, best: { $gt: post.best } }
    return { post, above: await readModels.collection<PostDoc>(posts).count(better, { atMost: 10_000 }) }
  },
  permit: ({ viewer }, hydrated) => refuseReading(viewer, hydrated.post) ?? hydrated,
  present: (_asking, { post, above }) => ({
    best: post.best,
    terms: rankTerms(post),
    countedVotes: post.weighedCount,
    excludedVotes: post.voteCount - post.weighedCount,
    oneMoreVote: gainOfOneVote(post),
    place: post.status === 'active' ? above + 1 : null,
  }),
})
