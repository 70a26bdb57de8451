import type { AskedOf, CommentList, commentReads, CommentSortOrder } from '@deals/events'
import {
  comments,
  commentVotes,
  memberVisits,
  posts,
  stores,
  users,
  type CommentDoc,
  type Filter,
  type PostDoc,
  type ReadModels,
} from '@deals/projector/read-models'
import { skipOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { whileUnchanged } from '../platform/while-unchanged.ts'
import { findPost, refuseReading } from '../posts/post.access.ts'
import { inThreads, sortOf } from './comment-orders.ts'
import { authorsOf, commentViews, type Authors } from './comment-views.hydrator.ts'
import { searchThreads } from './search-threads.ts'

/** A page of threads holds no more answers than anybody reads. */
const mostAnswers = 2_000

type Request = AskedOf<typeof commentReads.listComments>

interface Threads {
  comments: readonly CommentDoc[]
  topLevel: number
  authors: Authors
}

/** GET /api/posts/{id}/comments: a page of top-level comments, each followed by its answers down to the asked depth. */
export const listComments = defineQuery({
  reads: [comments, commentVotes, memberVisits, posts, stores, users],
  isSameForVisitors: true,
  find: async (asking, request: Request) => {
    const post = await findPost(asking, request.id)
    return 'refused' in post ? post : { post, ...(await findThreads(asking, post, request)) }
  },
  hydrate: async (asking, found) => ({ ...found, viewOf: await commentViews(asking, found.comments, found.authors) }),
  permit: ({ viewer }, hydrated) => refuseReading(viewer, hydrated.post) ?? hydrated,
  present: (_asking, { post, comments: found, topLevel, viewOf }, { page, limit }): CommentList => ({
    comments: found.map((comment) => viewOf(comment, post)),
    pagination: { page, limit, total: topLevel, totalPages: Math.ceil(topLevel / limit) },
    commentCounts: { total: post.commentCount, topLevel },
  }),
})

/** Of documents alone: who reads adds their votes and what they may see to each answer. */
const keptThreads = whileUnchanged<Threads>({ most: 20_000, sizeOf: ({ comments: kept }) => kept.length + 1 })

function findThreads({ readModels, now }: Asking, post: PostDoc, request: Request): Promise<Threads> {
  const under = [post.postId, ...(post.duplicates ?? []).map(({ postId }) => postId)]
  const topLevelOf = { postId: under.length === 1 ? post.postId : { $in: under }, depth: 0 }
  return keptThreads({ readModels, now, key: JSON.stringify({ ...request, under }) }, () =>
    request.q === '' ? readThreads(readModels, topLevelOf, request) : searchThreads(readModels, under, request),
  )
}

async function readThreads(readModels: ReadModels, topLevelOf: Filter, request: Request): Promise<Threads> {
  const collection = readModels.collection(comments)
  const order: CommentSortOrder = request.sort ?? 'top'
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
  const found = inThreads([...roots, ...answers], order)
  return { comments: found, topLevel, authors: await authorsOf({ readModels }, found) }
}
