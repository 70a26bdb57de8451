import { canModerateComments, type DomainEvent, type Viewer } from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { CommentState } from './comment.state.ts'

export interface DeleteComment {
  readonly caller: Viewer
  readonly reason: string | null
}

/** Takes a comment away; its answers stay. Deleting what is deleted is done already. */
export function deleteComment({ caller, reason }: DeleteComment, state: CommentState): DomainEvent[] | Refused {
  if (state.status === 'missing') {
    return refuse('comment-not-found')
  }
  const isAuthor = state.authorId === caller.id
  if (!isAuthor && !canModerateComments(caller)) {
    return refuse('not-allowed', { message: 'Only moderators delete the comments of others.' })
  }
  if (state.status === 'deleted') {
    return []
  }
  const { commentId, postId, authorId, parentId } = state
  const ids = { commentId, postId, authorId, parentId }
  return isAuthor
    ? [{ type: 'CommentDeleted', data: { ...ids, cause: 'author', reason: null } }]
    : [{ type: 'CommentDeleted', data: { ...ids, cause: 'moderator', reason } }]
}
