import type { CommentSortOrder } from '@deals/events'
import type { CommentDoc, Sort } from '@deals/projector/read-models'

type Field = 'votes' | 'wilson' | 'controversy' | 'voteTotal' | 'createdAt'
type Order = readonly (readonly [Field, 1 | -1])[]

/** Ids break ties in the direction of the last field. */
const orders: Record<CommentSortOrder, Order> = {
  top: [
    ['votes', -1],
    ['wilson', -1],
    ['createdAt', 1],
  ],
  controversial: [
    ['controversy', -1],
    ['voteTotal', -1],
    ['createdAt', -1],
  ],
  new: [['createdAt', -1]],
  old: [['createdAt', 1]],
}

export const sortOf = (order: CommentSortOrder): Sort => orders[order]

function compareComments(order: CommentSortOrder): (left: CommentDoc, right: CommentDoc) => number {
  const fields: readonly (readonly [Field | 'commentId', 1 | -1])[] = [
    ...orders[order],
    ['commentId', orders[order].at(-1)?.[1] ?? 1],
  ]
  return (left, right) => {
    const differences = fields.map(([field, direction]) => (left[field] - right[field]) * direction)
    return differences.find((difference) => difference !== 0) ?? 0
  }
}

/** Each comment followed by its answers, siblings in order; answers whose parent is not there come last. */
export function inThreads(comments: readonly CommentDoc[], order: CommentSortOrder): CommentDoc[] {
  const known = new Set(comments.map(({ commentId }) => commentId))
  const byParent = new Map<number | undefined, CommentDoc[]>()
  for (const comment of comments) {
    const parent = comment.parentId !== undefined && known.has(comment.parentId) ? comment.parentId : undefined
    byParent.set(parent, [...(byParent.get(parent) ?? []), comment])
  }
  const below = (parent: number | undefined): CommentDoc[] =>
    (byParent.get(parent) ?? [])
      .toSorted(compareComments(order))
      .flatMap((comment) => [comment, ...below(comment.commentId)])
  return below(undefined)
}
