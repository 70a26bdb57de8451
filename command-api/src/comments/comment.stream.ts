import { streamOf, type DomainEvent } from '@deals/events'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { loadState, type LogPorts } from '../platform/fold.ts'
import type { ByMember, Caller } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { readable } from '../posts/post.access.ts'
import { postOfTalk } from '../posts/merge.stream.ts'
import { commentFold, type CommentState } from './comment.state.ts'

export interface CommentCommand extends ByMember {
  readonly commentId: number
}
export interface CommentChange {
  readonly id: number
  readonly content?: string | null
  readonly deletedBy?: 'author' | 'moderator' | null
}

/** Decides on one comment; what is written about it is sealed with its author's key. */
export async function decideOnComment(
  ports: LogPorts,
  { by, caller, commentId }: CommentCommand,
  rule: (state: CommentState) => readonly DomainEvent[] | Refused,
): Promise<Outcome<CommentChange>> {
  const hidden = await refuseHidden(ports, commentId, caller)
  if (hidden !== null) {
    return hidden
  }
  const decided = await decideAndAppend(ports, by, {
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
  const rest = after.status === 'missing' ? {} : { content: isShown ? after.content : null, deletedBy: after.deletedBy }
  return done({ id: commentId, ...rest }, position)
}

/** A comment is as hidden as the post below which it is listed. */
async function refuseHidden(ports: LogPorts, commentId: number, caller: Caller): Promise<Refused | null> {
  const comment = await loadState(ports, streamOf.comment(commentId), commentFold)
  if (comment.status === 'missing') {
    return refuse('comment-not-found')
  }
  const post = readable(await postOfTalk(ports, comment.postId), caller)
  return isRefused(post) && comment.authorId !== caller.id ? refuse('comment-not-found') : null
}
