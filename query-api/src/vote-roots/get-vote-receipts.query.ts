import { type AskedOf, type voteReads, type VoteReceiptsView, type VoteStanding } from '@deals/events'
import { posts, postVotes, voteRoots, type PostVoteDoc } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { isRefused, notSignedIn } from '../platform/refusals.ts'
import { findPost, refuseReading } from '../posts/post.access.ts'

type Request = AskedOf<typeof voteReads.getVoteReceipts>

/** GET /api/posts/{id}/votes/receipts: what the one who asks gave to a post, whatever became of it since. */
export const getVoteReceipts = defineQuery({
  reads: [posts, postVotes, voteRoots],
  find: async (asking, { id }: Request) => {
    if (asking.viewer === null) {
      return notSignedIn
    }
    const post = await findPost(asking, id)
    return isRefused(post) ? post : { post, userId: asking.viewer.id }
  },
  hydrate: async ({ readModels, voteLog }, { post, userId }) => {
    const [vote, receipts] = await Promise.all([
      readModels.collection(postVotes).get(`${post.postId}:${userId}`),
      voteLog.receiptsOf(post.postId, userId),
    ])
    return { post, userId, vote, receipts }
  },
  // Nobody's receipts are found here but those of who asks; only the title is the post's. Who never voted on a post that
  // they may not read does not learn that there is one.
  permit: ({ viewer }, hydrated) => {
    const refusal = refuseReading(viewer, hydrated.post)
    if (refusal === null) {
      return hydrated
    }
    return hydrated.receipts.length === 0 ? refusal : { ...hydrated, post: { ...hydrated.post, title: '' } }
  },
  present: (_asking, { post, userId, vote, receipts }): VoteReceiptsView => ({
    post: { id: post.postId, title: post.title === '' ? null : post.title },
    standing: standingOf(vote, post.authorId === userId),
    receipts: [...receipts],
  }),
})

function standingOf(vote: PostVoteDoc | null, isPoster: boolean): VoteStanding {
  if (vote === null || vote.value === 0) {
    return 'none'
  }
  if (vote.weight === 1) {
    return 'counted'
  }
  return isPoster ? 'own-post' : 'waiting'
}
