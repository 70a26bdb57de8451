import type { CommentPath } from '@deals/events'
import {
  comments,
  commentVotes,
  memberVisits,
  posts,
  stores,
  users,
  type CommentDoc,
  type PostDoc,
} from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notFound } from '../platform/refusals.ts'
import { endOfWay, readPostId, refuseReading } from '../posts/post.access.ts'
import { inThreads } from './comment-orders.ts'
import { commentViews } from './comment-views.hydrator.ts'

const mostOfThread = 2_000

/** GET /api/comments/path/{commentId}: the ancestors, the comment and all below it. */
export const getCommentPath = defineQuery({
  reads: [comments, commentVotes, memberVisits, posts, stores, users],
  isSameForVisitors: true,
  find: async (asking, { commentId }: { commentId: string }) => {
    const { readModels } = asking
    const collection = readModels.collection(comments)
    const id = readPostId(commentId)
    const comment = id === null ? null : await collection.get(String(id))
    if (comment === null) {
      return notFound('Comment')
    }
    const [post, thread] = await Promise.all([
      readModels.collection(posts).get(String(comment.postId)),
      collection.find({ rootId: comment.rootId }, { sort: [['createdAt', 1]], limit: mostOfThread }),
    ])
    return post === null
      ? notFound('Comment')
      : { post, shownBelow: await thatStays(asking, post), path: pathOf(comment, thread) }
  },
  hydrate: async (asking, found) => ({ ...found, viewOf: await commentViews(asking, found.path) }),
  // What became of a merged post itself does not matter: the talk goes on where it is listed.
  permit: ({ viewer }, hydrated) => refuseReading(viewer, hydrated.shownBelow) ?? hydrated,
  present: (_asking, { post, shownBelow, path, viewOf }): CommentPath => ({
    comments: path.map((comment) => viewOf(comment, shownBelow)),
    ...(shownBelow !== post && { shownBelow: shownBelow.postId }),
  }),
})

/** The talk of a merged post goes on below the post that stays: who is its poster, and what of it was read, is said of that one. */
async function thatStays(asking: Asking, post: PostDoc): Promise<PostDoc> {
  const end = await endOfWay(asking, post)
  return (end === null ? null : await asking.readModels.collection(posts).get(String(end))) ?? post
}

/** Of a whole thread: the way up from a comment, itself, and what hangs below it. */
function pathOf(comment: CommentDoc, thread: readonly CommentDoc[]): CommentDoc[] {
  const byId = new Map(thread.map((one) => [one.commentId, one]))
  const ancestors: CommentDoc[] = []
  const parentOf = ({ parentId }: CommentDoc) => (parentId === undefined ? undefined : byId.get(parentId))
  for (let above = parentOf(comment); above !== undefined; above = parentOf(above)) {
    ancestors.unshift(above)
  }
  const below = new Set([comment.commentId])
  const inOrder = inThreads(thread, 'top')
  for (const { commentId, parentId } of inOrder) {
    if (parentId !== undefined && below.has(parentId)) {
      below.add(commentId)
    }
  }
  return [
    ...ancestors,
    comment,
    ...inOrder.filter((one) => below.has(one.commentId) && one.commentId !== comment.commentId),
  ]
}
