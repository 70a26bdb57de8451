import { streamOf, type ReportOutcome, type ReportReason } from '@deals/events'
import { noteSignal } from '../availability/availability.stream.ts'
import { commentFold } from '../comments/comment.state.ts'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { tellWho } from '../platform/decided-already.ts'
import { loadState } from '../platform/fold.ts'
import type { Caller, ByMember } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { plainProse } from '../platform/plain-words.ts'
import { isRefused, refuse } from '../platform/refusal.ts'
import { readable } from '../posts/post.access.ts'
import { postOfTalk } from '../posts/merge.stream.ts'
import { loadPost } from '../posts/post.stream.ts'
import type { ExistingPost } from '../posts/post.state.ts'
import { reportPost } from './report-post.ts'
import { resolveReport } from './resolve-report.ts'
import { reportFold } from './report.state.ts'

export interface ReportWords extends ByMember {
  readonly reason: ReportReason
  readonly note?: string | null | undefined
}
export interface Subject {
  readonly stream: string
  readonly commentId: number | null
  readonly authorId: string
  readonly post: ExistingPost
}
export interface Resolution extends ByMember {
  /** The name of the report's stream without its category. */
  readonly id: string
  readonly outcome: ReportOutcome
}
export type Resolved = Pick<Resolution, 'id' | 'outcome'>
export type Reported = Promise<Outcome<{ reported: true }>>

export function reportCommands(context: CommandContext) {
  return {
    reportPost: async (command: ReportWords & { postId: number }): Reported => {
      const { caller, postId } = command
      const post = readable(await loadPost(context, postId), caller)
      if (isRefused(post)) {
        return post
      }
      const stream = streamOf.report(postId, caller.id)
      const subject = { stream, commentId: null, authorId: post.authorId, post }
      return refuseHeld(post, caller) ?? report(context, command, subject)
    },
    reportComment: async (command: ReportWords & { commentId: number }): Reported => {
      const { caller, commentId } = command
      const comment = await loadState(context, streamOf.comment(commentId), commentFold)
      const post = comment.status === 'missing' ? null : readable(await postOfTalk(context, comment.postId), caller)
      if (comment.status === 'missing' || post === null || isRefused(post)) {
        return refuse('comment-not-found')
      }
      if (comment.status === 'deleted') {
        return refuse('conflict', { message: 'This comment was deleted.' })
      }
      const stream = streamOf.commentReport(commentId, caller.id)
      return report(context, command, { stream, commentId, authorId: comment.authorId, post })
    },
    resolveReport: async ({ caller, by, id, outcome }: Resolution): Promise<Outcome<Resolved>> => {
      const decided = await decideAndAppend(context, by, {
        stream: streamOf.reportNamed(id),
        fold: reportFold,
        decide: (state) => resolveReport({ caller, outcome }, state),
      })
      return isRefused(decided) ? tellWho(context, caller.id, decided) : done({ id, outcome }, decided.position)
    },
  }
}

async function report(
  context: CommandContext,
  { caller, by, reason, note }: ReportWords,
  { stream, commentId, authorId, post }: Subject,
): Reported {
  const record = await context.queries.standing({ userId: caller.id })
  const words = { reason, note: plainProse(note ?? '') || null }
  const decided = await decideAndAppend(context, by, {
    stream,
    fold: reportFold,
    decide: (state) =>
      reportPost({ reporter: caller, postId: post.postId, commentId, authorId, ...words, record }, state),
  })
  if (isRefused(decided)) {
    return decided
  }
  // "Expired" is the same signal as the button "It's over".
  const isOver = reason === 'expired' && commentId === null && decided.events.length > 0
  const signal = isOver ? await noteSignal(context, { caller, by, post, available: false }) : null
  return done({ reported: true }, signal === null || isRefused(signal) ? decided.position : signal.position)
}

/** What is held already needs no report; whose it is matters more than where it stands. */
function refuseHeld(post: ExistingPost, caller: Caller) {
  const isPublic = post.status === 'active' || post.status === 'expired'
  return isPublic || post.authorId === caller.id
    ? null
    : refuse('conflict', { message: 'This post is not public any more.' })
}
