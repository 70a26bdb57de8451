import { streamOf, type CastVoteReply, type CommentView } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { knownState, loadState } from '../platform/fold.ts'
import type { Caller, ByMember } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { readable } from '../posts/post.access.ts'
import { loadOpenPost, loadPost } from '../posts/post.stream.ts'
import { decidedOn, reopenOnComment } from '../reports/report.stream.ts'
import { votedAnswer } from '../votes/voted.view.ts'
import { checkComment } from './check-comment.ts'
import { commentVoteFold } from './comment-vote.state.ts'
import { commentFold, type CommentState } from './comment.state.ts'
import { deleteComment, restoreComment } from './delete-comment.ts'
import { editComment } from './edit-comment.ts'
import { postComment, type NewComment } from './post-comment.ts'
import { voteOnComment } from './vote-on-comment.ts'

export interface CommentCommand extends ByMember {
  readonly commentId: number
}
export interface CommentChange {
  readonly id: number
  readonly content?: string | null
  readonly deletedBy?: 'author' | 'moderator' | null
}

export function commentCommands(context: CommandContext) {
  const decide = async (
    { by, caller, commentId }: CommentCommand,
    rule: (state: CommentState) => ReturnType<typeof editComment>,
  ): Promise<Outcome<CommentChange>> => {
    const hidden = await refuseHidden(context, commentId, caller)
    if (hidden !== null) {
      return hidden
    }
    const decided = await decideAndAppend(context, by, {
      stream: streamOf.comment(commentId),
      fold: commentFold,
      decide: rule,
      subject: (state) => (state.status === 'missing' ? undefined : state.authorId),
    })
    if (isRefused(decided)) {
      return decided
    }
    const { after, position } = decided
    const isShown = after.status === 'shown'
    const rest =
      after.status === 'missing' ? {} : { content: isShown ? after.content : null, deletedBy: after.deletedBy }
    return done({ id: commentId, ...rest }, position)
  }
  return {
    addComment: (command: NewComment): Promise<Outcome<CommentView>> => postComment(context, command),
    editComment: async (command: CommentCommand & { content: string }): Promise<Outcome<CommentChange>> => {
      const content = checkComment(command.content, command.caller.trustLevel)
      const { caller } = command
      const now = context.clock.now()
      return isRefused(content) ? content : decide(command, (state) => editComment({ caller, content, now }, state))
    },
    deleteComment: (command: CommentCommand & { reason?: string | null }): Promise<Outcome<CommentChange>> =>
      decide(command, (state) => deleteComment({ caller: command.caller, reason: command.reason ?? null }, state)),
    restoreComment: (command: CommentCommand) =>
      restoring(context, command, () => decide(command, (state) => restoreComment(command, state))),
    voteOnComment: (command: CommentCommand & { value: 1 | -1 }) => voteCommand(context, command),
  }
}

/** A comment that stands again opens the reports again that were right because it was gone. */
async function restoring(
  context: CommandContext,
  { by, commentId }: CommentCommand,
  restore: () => Promise<Outcome<CommentChange>>,
): Promise<Outcome<CommentChange>> {
  const comment = await loadState(context, streamOf.comment(commentId), commentFold)
  if (comment.status === 'missing') {
    return refuse('comment-not-found')
  }
  const { postId } = comment
  const known = await decidedOn(context, postId)
  const restored = await restore()
  if (!isRefused(restored)) {
    const position = restored.position ?? (await context.log.head())
    await reopenOnComment(context, by, { postId, commentId, position, known })
  }
  return restored
}

async function voteCommand(
  context: CommandContext,
  { caller, by, commentId, value }: CommentCommand & { value: 1 | -1 },
): Promise<Outcome<CastVoteReply>> {
  const said = { stream: streamOf.comment(commentId), fold: commentFold }
  const comment = await knownState(context, said, ({ status }) => status === 'shown')
  if (comment.status === 'missing') {
    return refuse('comment-not-found')
  }
  const post = await loadOpenPost(context, comment.postId, caller)
  if (isRefused(post)) {
    return post
  }
  const decided = await decideAndAppend(context, by, {
    stream: streamOf.commentVote(commentId, caller.id),
    fold: commentVoteFold,
    decide: (state) => voteOnComment({ caller, comment, value }, state),
    isMostlyNew: true,
  })
  if (isRefused(decided)) {
    return decided
  }
  const total = await context.queries.commentVoteTotal({ commentId, userId: caller.id })
  return done(votedAnswer(decided.after.value, total), decided.position)
}

/** A comment is as hidden as its post. */
async function refuseHidden(context: CommandContext, commentId: number, caller: Caller): Promise<Refused | null> {
  const comment = await loadState(context, streamOf.comment(commentId), commentFold)
  if (comment.status === 'missing') {
    return refuse('comment-not-found')
  }
  const post = readable(await loadPost(context, comment.postId), caller)
  return isRefused(post) && comment.authorId !== caller.id ? refuse('comment-not-found') : null
}
