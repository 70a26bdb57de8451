import type { AskedOf, CommentList, commentReads, CommentSortOrder, CommentView } from '@deals/events'
import {
  comments,
  commentVotes,
  posts,
  stores,
  users,
  type CommentDoc,
  type PostDoc,
} from '@deals/projector/read-models'
import { skipOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { findPost, refuseReading } from '../posts/post.access.ts'
import { inThreads, sortOf } from './comment-orders.ts'
import { commentViews } from './comment-views.hydrator.ts'

/** A page of threads holds no more answers than anybody reads. */
const mostAnswers = 2_000

type Request = AskedOf<typeof commentReads.listComments>

interface Found {
  post: PostDoc
  comments: CommentDoc[]
  topLevel: number
}
interface Hydrated extends Found {
  viewOf: (comment: CommentDoc, post: PostDoc) => CommentView
}

/** GET /api/posts/{id}/comments: a page of top-level comments, each followed by its answers down to the asked depth. */
export const listComments = defineQuery<Request, Found, Hydrated, CommentList>({
  reads: [comments, commentVotes, posts, stores, users],
  isSameForVisitors: true,
  find: async (asking, request) => {
    const post = await findPost(asking, request.id)
    return 'refused' in post ? post : findThreads(asking, post, request)
  },
  hydrate: async (asking, found) => ({ ...found, viewOf: await commentViews(asking, found.comments) }),
  permit: ({ viewer }, hydrated) => refuseReading(viewer, hydrated.post) ?? hydrated,
  present: (_asking, { post, comments: found, topLevel, viewOf }, { page, limit }) => ({
    comments: found.map((comment) => viewOf(comment, post)),
    pagination: { page, limit, total: topLevel, totalPages: Math.ceil(topLevel / limit) },
    commentCounts: { total: post.commentCount, topLevel },
  }),
})

async function findThreads({ readModels }: Asking, post: PostDoc, request: Request): Promise<Found> {
  const collection = readModels.collection<CommentDoc>(comments)
  const order: CommentSortOrder = request.sort ?? 'top'
  const under = [post.postId, ...(post.duplicates ?? []).map(({ postId }) => postId)]
  const topLevelOf = { postId: under.length === 1 ? post.postId : { $in: under }, depth: 0 }
  const [roots, topLevel] = await Promise.all([
    collection.find(topLevelOf, { sort: sortOf(order), skip: skipOf(request), limit: request.limit }),
    collection.count(topLevelOf),
  ])
  const answers =
    request.depth === 0 || roots.length === 0
      ? []
      : await collection.find(
          { rootId: { $in: roots.map(({ commentId }) => commentId) }, depth: { $gt: 0, $lte: request.depth } },
          { sort: [['createdAt', 1]], limit: mostAnswers },
        )
  return { post, comments: inThreads([...roots, ...answers], order), topLevel }
}
