import { commentMaxDepth, isOpenForComments, type DomainEvent } from '@deals/events'
import type { Caller } from '../platform/invocation.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import { mergedSentence } from '../posts/post.access.ts'
import type { ExistingPost } from '../posts/post.state.ts'
import type { CommentState, ExistingComment } from './comment.state.ts'

export interface AddComment {
  readonly caller: Caller
  readonly commentId: number
  readonly content: string
  readonly post: Pick<ExistingPost, 'postId' | 'authorId' | 'status' | 'expiredAt' | 'mergedInto' | 'areCommentsLocked'>
  readonly parent: ExistingComment | null
  readonly mentions: readonly string[]
  readonly now: number
}

/** Comments on a post, or answers a comment: an answer is of the post that its thread is of, also where that leads to this one. */
export function addComment(command: AddComment, state: CommentState): DomainEvent[] | Refused {
  const { caller, commentId, content, post, parent, mentions } = command
  if (caller.restricts.includes('comment')) {
    return refuse('suspended', { message: 'You may not comment for now.' })
  }
  const conflict = conflictOf(command, state)
  if (conflict !== null) {
    return refuse('conflict', { message: conflict })
  }
  if (post.areCommentsLocked) {
    return refuse('invalid', { message: 'Comments are locked' })
  }
  const data = {
    commentId,
    postId: parent?.postId ?? post.postId,
    authorId: caller.id,
    parentId: parent?.commentId ?? null,
    rootId: parent?.rootId ?? commentId,
    depth: parent === null ? 0 : parent.depth + 1,
    content,
    postAuthorId: post.authorId,
    parentAuthorId: parent?.authorId ?? null,
    mentions: [...mentions],
  }
  return [{ type: 'CommentPosted', data }]
}

function conflictOf({ post, parent, now }: AddComment, state: CommentState): string | null {
  if (state.status !== 'missing') {
    return 'This number is taken.'
  }
  if (post.mergedInto !== null) {
    return mergedSentence
  }
  if (!isOpenForComments(post, now)) {
    return 'Comments are closed on this post.'
  }
  if (parent?.status === 'deleted') {
    return 'The comment you answer was deleted.'
  }
  return parent !== null && parent.depth >= commentMaxDepth ? 'This thread is too deep to answer here.' : null
}
