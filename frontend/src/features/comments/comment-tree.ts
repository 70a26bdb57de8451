import type { CommentView } from '@deals/events'

/** A comment with its answers. */
export interface CommentNode {
  readonly comment: CommentView
  readonly replies: readonly CommentNode[]
}

/**
 * The flat answer as threads. Siblings keep the order of the answer; a comment whose parent is not among them, such as
 * the first of a path, starts a thread.
 */
export function commentTree(comments: readonly CommentView[]): readonly CommentNode[] {
  const known = new Set(comments.map(({ id }) => id))
  const byParent = new Map<number | null, CommentView[]>()
  for (const comment of comments) {
    const parent = comment.parentId !== null && known.has(comment.parentId) ? comment.parentId : null
    byParent.set(parent, [...(byParent.get(parent) ?? []), comment])
  }
  const nodesBelow = (parent: number | null): CommentNode[] =>
    (byParent.get(parent) ?? []).map((comment) => ({ comment, replies: nodesBelow(comment.id) }))
  return nodesBelow(null)
}

/** Whether a comment or any that answers it is such a one. */
export const someIn = ({ comment, replies }: CommentNode, isSuch: (comment: CommentView) => boolean): boolean =>
  isSuch(comment) || replies.some((reply) => someIn(reply, isSuch))

/** Whether the rest of a thread lies on a page of its own. */
export function isContinuedElsewhere({ comment, replies }: CommentNode, shownDepth: number): boolean {
  return comment.hasReply && (replies.length === 0 || comment.depth >= shownDepth)
}

/** The comments of a page with those of a path that hang on them and are missing there, as they are too deep or too new. */
export function withPath(comments: readonly CommentView[], path: readonly CommentView[]): readonly CommentView[] {
  const known = new Set<number | null>(comments.map(({ id }) => id))
  return [...comments, ...path.filter(({ id, parentId }) => !known.has(id) && known.has(parentId) && known.add(id))]
}
