import type { CommentNode } from './comment-tree.ts'

/**
 * The threads that a search leaves: top-level comments by their text, any comment by its author's name. What is found
 * keeps its answers.
 */
export function searchComments(threads: readonly CommentNode[], term: string): readonly CommentNode[] {
  const wanted = term.trim().toLowerCase()
  if (wanted === '') {
    return threads
  }
  const holds = (text: string | null) => text?.toLowerCase().includes(wanted) ?? false
  const found = (node: CommentNode, isTop: boolean): readonly CommentNode[] => {
    const { content, username } = node.comment
    const isMatch = holds(username) || (isTop && holds(content))
    return isMatch ? [node] : node.replies.flatMap((reply) => found(reply, false))
  }
  return threads.flatMap((thread) => found(thread, thread.comment.parentId === null))
}
