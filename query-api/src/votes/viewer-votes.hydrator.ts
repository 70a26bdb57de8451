import { postVotes, type PostDoc, type PostVoteDoc } from '@deals/projector/read-models'
import { documentsWhileUnchanged } from '../platform/each-while-unchanged.ts'
import type { Looking } from '../platform/ports.ts'
export { shownVotes, type ShownVotes } from './shown-votes.ts'

const votesKept = documentsWhileUnchanged(postVotes, { most: 20_000 })

/** Which of these posts the viewer has voted on, and how, in one read. */
export async function viewerVotes(
  { readModels, viewer }: Looking,
  posts: readonly PostDoc[],
): Promise<(post: PostDoc) => PostVoteDoc | undefined> {
  if (viewer === null || posts.length === 0) {
    return () => undefined
  }
  const ids = posts.map(({ postId }) => `${postId}:${viewer.id}`)
  const votes = await votesKept(readModels, ids)
  return (post) => votes.get(`${post.postId}:${viewer.id}`)
}
