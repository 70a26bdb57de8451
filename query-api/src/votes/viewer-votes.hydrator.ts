import { postVotes, type PostDoc, type PostVoteDoc } from '@deals/projector/read-models'
import type { Looking } from '../platform/ports.ts'
import { shownVotes, type ShownVotes } from './shown-votes.ts'

export { shownVotes, type ShownVotes } from './shown-votes.ts'

/** Votes of a page of posts as the viewer gets them, by post id, in one read. */
export async function viewerVotes(
  { readModels, viewer }: Looking,
  posts: readonly PostDoc[],
): Promise<(post: PostDoc) => ShownVotes> {
  if (viewer === null || posts.length === 0) {
    return (post) => shownVotes(post, undefined)
  }
  const ids = posts.map(({ postId }) => `${postId}:${viewer.id}`)
  const votes = await readModels.collection<PostVoteDoc>(postVotes).many(ids)
  return (post) => shownVotes(post, votes.get(`${post.postId}:${viewer.id}`))
}
