import { canModerateComments, streamOf, type DomainEvent, type Viewer } from '@deals/events'
import { commentFold, type CommentState } from '../comments/comment.state.ts'
import { decideOnComment, type CommentChange, type CommentCommand } from '../comments/comment.stream.ts'
import type { CommandContext } from '../context.ts'
import { loadState } from '../platform/fold.ts'
import type { Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { decidedOn, reopenOnComment } from '../reports/report.stream.ts'

/** A comment that stands again opens the reports again that were right because it was gone. */
export async function bringCommentBack(
  context: CommandContext,
  command: CommentCommand,
): Promise<Outcome<CommentChange>> {
  const { by, commentId } = command
  const comment = await loadState(context, streamOf.comment(commentId), commentFold)
  if (comment.status === 'missing') {
    return refuse('comment-not-found')
  }
  const { postId } = comment
  // For whom it would be refused nothing is asked.
  const known = isRefused(restoreComment(command, comment)) ? [] : await decidedOn(context, postId)
  const restored = await decideOnComment(context, command, (state) => restoreComment(command, state))
  if (!isRefused(restored)) {
    const position = restored.position ?? (await context.log.head())
    await reopenOnComment(context, by, { postId, commentId, position, known })
  }
  return restored
}

/** A moderator brings a comment back. */
function restoreComment({ caller }: { caller: Viewer }, state: CommentState): DomainEvent[] | Refused {
  if (state.status === 'missing') {
    return refuse('comment-not-found')
  }
  if (!canModerateComments(caller)) {
    return refuse('not-allowed', { message: 'Only moderators restore comments.' })
  }
  if (state.status !== 'deleted') {
    return refuse('conflict', { message: 'This comment is not deleted.' })
  }
  if (state.authorId === caller.id && state.deletedBy === 'moderator') {
    return refuse('not-allowed', { message: 'You cannot decide about your own comment.' })
  }
  const { commentId, postId, authorId, parentId } = state
  return [{ type: 'CommentRestored', data: { commentId, postId, authorId, parentId } }]
}
