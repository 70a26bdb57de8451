import { claimLastsMs, isModeratorUp, streamOf } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Caller, Invocation } from '../platform/invocation.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { loadState } from '../platform/fold.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse } from '../platform/refusal.ts'
import { readable } from '../posts/post.access.ts'
import { decideOnPost, loadPost, statusAnswer, type StatusAnswer } from '../posts/post.stream.ts'
import { caseFold } from './case.state.ts'
import { claimCase } from './claim-case.ts'
import { setPostStatus, type SetPostStatus } from './set-post-status.ts'

export interface Request {
  readonly caller: Caller
  readonly by: Invocation
  readonly postId: number
  readonly status: SetPostStatus['status']
  readonly feedback?: string | null | undefined
  readonly reason?: string | null | undefined
  readonly version?: number | undefined
}

export interface Claimed {
  readonly assignee: string
  readonly until: string
}

const trimmed = (text: string | null | undefined) => ((text ?? '').trim() === '' ? null : (text ?? '').trim())

export function moderationCommands(context: CommandContext) {
  return {
    /** A moderator brings a post into another status. */
    setPostStatus: async ({ by, postId, ...request }: Request): Promise<Outcome<StatusAnswer>> => {
      const { caller, status, version = null } = request
      const command = { caller, status, version, feedback: trimmed(request.feedback), reason: trimmed(request.reason) }
      return statusAnswer(await decideOnPost(context, { by, postId, rule: (state) => setPostStatus(command, state) }))
    },
    /** A moderator takes a post to look at. */
    claimPost: async ({ caller, by, postId }: Pick<Request, 'caller' | 'by' | 'postId'>): Promise<Outcome<Claimed>> => {
      const post = readable(await loadPost(context, postId), caller)
      if (isRefused(post)) {
        return isModeratorUp(caller) ? post : refuse('not-allowed', { message: 'Only moderators review posts.' })
      }
      const stream = streamOf.case(postId)
      const { assigneeId } = await loadState(context, stream, caseFold)
      const holder = assigneeId === null ? null : await context.accounts.byId(assigneeId)
      const now = context.clock.now()
      const claim = { caller, postId, now, holder: holder?.username ?? 'another moderator' }
      const decided = await decideAndAppend(context, by, {
        stream,
        fold: caseFold,
        decide: (state) => claimCase(claim, state),
      })
      if (isRefused(decided)) {
        return decided
      }
      const until = new Date(decided.after.assignedAt + claimLastsMs).toISOString()
      return done({ assignee: caller.username, until }, decided.position)
    },
  }
}
