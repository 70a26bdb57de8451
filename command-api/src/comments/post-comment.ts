import { streamOf, type CommentView } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { accountIdsOf } from '../platform/account-ids.ts'
import type { Decided } from '../platform/decide-and-append.ts'
import { decideOnNew } from '../platform/decide-on-new.ts'
import { knownState } from '../platform/fold.ts'
import type { OnPost } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { loadOpenPost } from '../posts/post.stream.ts'
import type { PostOutline } from '../posts/post.state.ts'
import { isRepresentative } from '../stores/store.stream.ts'
import { addComment } from './add-comment.ts'
import { checkComment, mentionedNames } from './check-comment.ts'
import { newCommentView, type AroundComment } from './comment-answer.ts'
import { commentFold, type CommentState, type ExistingComment } from './comment.state.ts'

export interface NewComment extends OnPost {
  readonly parentId?: number | null | undefined
  readonly content: string
}
type CommentDecision = Decided<CommentState> | Refused

/** Puts a comment under a post or under another comment. */
export async function postComment(context: CommandContext, command: NewComment): Promise<Outcome<CommentView>> {
  const { caller, by, postId, parentId = null } = command
  const content = checkComment(command.content, caller.trustLevel)
  if (isRefused(content)) {
    return content
  }
  const post = await loadOpenPost(context, postId, caller)
  if (isRefused(post)) {
    return post
  }
  const parent = parentId === null ? null : await parentOf(context, post, parentId)
  if (isRefused(parent)) {
    return parent
  }
  const mentions = await accountIdsOf(context.accounts, mentionedNames(content))
  const given = { caller, content, post, parent, mentions, now: context.clock.now() }
  const decided = await decideOnNew(context, by, {
    kind: 'add-comment',
    streamFor: streamOf.comment,
    fold: commentFold,
    decide: (commentId) => (state) => addComment({ ...given, commentId }, state),
  })
  const isVerified = await isRepresentative(context, post.fields.storeSlug, caller.id)
  return answerOf(decided, { author: caller, post, isVerified })
}

/** The comment that is answered: it stands under the post, or under one that was merged into it. */
async function parentOf(
  context: CommandContext,
  { postId, duplicates }: PostOutline,
  parentId: number,
): Promise<ExistingComment | Refused> {
  const isHere = (parent: ExistingComment) =>
    parent.postId === postId || duplicates.some((duplicate) => duplicate.postId === parent.postId)
  const said = { stream: streamOf.comment(parentId), fold: commentFold }
  const parent = await knownState(context, said, (state) => state.status === 'shown' && isHere(state))
  return parent.status === 'missing' || !isHere(parent) ? refuse('comment-not-found') : parent
}

function answerOf(decided: CommentDecision, around: AroundComment): Outcome<CommentView> {
  if (isRefused(decided)) {
    return decided
  }
  const { after, position } = decided
  return after.status === 'missing' ? refuse('comment-not-found') : done(newCommentView(after, around), position)
}
