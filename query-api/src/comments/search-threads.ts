import type { AskedOf, commentReads } from '@deals/events'
import { comments, type CommentDoc, type ReadModels } from '@deals/projector/read-models'
import { pageOf } from '../platform/page.ts'
import { inThreads } from './comment-orders.ts'
import { authorsOf, type Authors } from './comment-views.hydrator.ts'

type Request = AskedOf<typeof commentReads.listComments>

/** More than are under any post; of more some are looked through. */
const mostSearched = 10_000

/** The threads that hold a word in their first comment, or in which a member of such a name wrote: a page of them. */
export async function searchThreads(readModels: ReadModels, under: readonly number[], request: Request) {
  const { q, depth, sort: order = 'top' } = request
  const all = await readModels
    .collection(comments)
    .find({ postId: { $in: [...under] } }, { sort: [], limit: mostSearched })
  const authors = await authorsOf({ readModels }, all)
  const roots = new Set(all.filter((comment) => isHit(comment, q.toLowerCase(), authors)).map(({ rootId }) => rootId))
  const found = inThreads(
    all.filter((comment) => roots.has(comment.rootId) && comment.depth <= depth),
    order,
  )
  const topLevel = found.filter((comment) => comment.depth === 0)
  const shown = new Set(pageOf(topLevel, request).map(({ commentId }) => commentId))
  return { comments: found.filter(({ rootId }) => shown.has(rootId)), topLevel: topLevel.length, authors }
}

/** As the page itself looks through what it has; what was taken away is not found by what it was. */
function isHit({ content, depth, authorId, deletedBy }: CommentDoc, wanted: string, { members }: Authors): boolean {
  const holds = (text: string) => text.toLowerCase().includes(wanted)
  return deletedBy === undefined && ((depth === 0 && holds(content ?? '')) || holds(members.nameOf(authorId)))
}
