import { bookmarks, comments, posts, postVotes } from '@deals/projector/read-models'
import type { BookmarkDoc, CommentDoc, PostDoc, PostVoteDoc } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import type { Interaction } from './affinity.ts'

const mostOfEach = 100

/** The latest things that the viewer did with posts: saved, voted, commented. */
export async function viewerInteractions(asking: Asking): Promise<(Interaction & { postId: number })[]> {
  const { readModels, viewer } = asking
  if (viewer === null) {
    return []
  }
  const [saved, votes, said] = await Promise.all([
    readModels
      .collection<BookmarkDoc>(bookmarks)
      .find({ userId: viewer.id }, { sort: [['savedAt', -1]], limit: mostOfEach }),
    readModels
      .collection<PostVoteDoc>(postVotes)
      .find({ userId: viewer.id }, { sort: [['at', -1]], limit: mostOfEach }),
    readModels
      .collection<CommentDoc>(comments)
      .find({ authorId: viewer.id }, { sort: [['createdAt', -1]], limit: mostOfEach }),
  ])
  const done: Done[] = [
    ...saved.map(({ postId, savedAt }): Done => ({ postId, kind: 'bookmark', at: savedAt })),
    ...votes.flatMap(({ postId, value, at }) => voteDone({ postId, value, at })),
    ...said.map(({ postId, createdAt }): Done => ({ postId, kind: 'comment', at: createdAt })),
  ]
  return withPlaces(asking, done)
}

type Done = Pick<Interaction, 'kind' | 'at'> & { postId: number }

function voteDone({ postId, value, at }: Pick<PostVoteDoc, 'postId' | 'value' | 'at'>): Done[] {
  return value === 0 ? [] : [{ postId, kind: value === 1 ? 'up-vote' : 'down-vote', at }]
}

async function withPlaces(
  { readModels }: Asking,
  done: readonly Done[],
): Promise<(Interaction & { postId: number })[]> {
  const about = await readModels.collection<PostDoc>(posts).many([...new Set(done.map(({ postId }) => String(postId)))])
  return done.flatMap((one) => {
    const post = about.get(String(one.postId))
    return post === undefined ? [] : [{ ...one, categorySlug: post.categorySlug, storeSlug: post.storeSlug }]
  })
}
