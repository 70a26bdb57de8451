import { commentEditGrace, commentEditWindow, canModerateComments, type DomainEvent } from '@deals/events'
import type { Caller } from '../platform/invocation.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { CommentState } from './comment.state.ts'

export interface EditComment {
  readonly caller: Caller
  readonly content: string
  readonly now: number
}

/** The author changes a comment for a day, the first minutes without a mark; moderators at any time. */
export function editComment({ caller, content, now }: EditComment, state: CommentState): DomainEvent[] | Refused {
  if (state.status === 'missing') {
    return refuse('comment-not-found')
  }
  const isAuthor = state.authorId === caller.id
  if (!isAuthor && !canModerateComments(caller)) {
    return refuse('not-allowed', { message: 'You may only edit your own comments.' })
  }
  if (caller.restricts.includes('comment')) {
    return refuse('suspended', { message: 'You may not comment for now.' })
  }
  const age = now - state.postedAt
  if (state.status === 'deleted' || (age > commentEditWindow && !canModerateComments(caller))) {
    const message = state.status === 'deleted' ? 'This comment was deleted.' : 'A comment can be edited for 24 hours.'
    return refuse('conflict', { message })
  }
  if (content === state.content) {
    return []
  }
  const { commentId, postId } = state
  const data = { commentId, postId, content, grace: isAuthor && age <= commentEditGrace }
  return [{ type: 'CommentEdited', data }]
}
