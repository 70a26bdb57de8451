import { streamOf, type CastVoteReply, type CommentView } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { knownState } from '../platform/fold.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse } from '../platform/refusal.ts'
import { loadOpenTalk } from '../posts/merge.stream.ts'
import { votedAnswer } from '../votes/voted.view.ts'
import { checkComment } from './check-comment.ts'
import { commentVoteFold } from './comment-vote.state.ts'
import { commentFold } from './comment.state.ts'
import { decideOnComment, type CommentChange, type CommentCommand } from './comment.stream.ts'
import { deleteComment } from './delete-comment.ts'
import { editComment } from './edit-comment.ts'
import { postComment, type NewComment } from './post-comment.ts'
import { voteOnComment } from './vote-on-comment.ts'

export function commentCommands(context: CommandContext) {
  return {
    addComment: (command: NewComment): Promise<Outcome<CommentView>> => postComment(context, command),
    editComment: async (command: CommentCommand & { content: string }): Promise<Outcome<CommentChange>> => {
      const content = checkComment(command.content, command.caller.trustLevel)
      const { caller } = command
      const now = context.clock.now()
      return isRefused(content)
        ? content
        : decideOnComment(context, command, (state) => editComment({ caller, content, now }, state))
    },
    deleteComment: (command: CommentCommand & { reason?: string | null }): Promise<Outcome<CommentChange>> =>
      decideOnComment(context, command, (state) =>
        deleteComment({ caller: command.caller, reason: command.reason ?? null }, state),
      ),
    voteOnComment: (command: CommentCommand & { value: 1 | -1 }) => voteCommand(context, command),
  }
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
  const post = await loadOpenTalk(context, comment.postId, caller)
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
