import type { CommandContext } from '../context.ts'
import type { Caller, Invocation } from '../platform/invocation.ts'
import type { Outcome } from '../platform/outcome.ts'
import { decideOnPost, statusAnswer, type StatusAnswer } from '../posts/post-stream.state.ts'
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

const trimmed = (text: string | null | undefined) => ((text ?? '').trim() === '' ? null : (text ?? '').trim())

export function moderationCommands(context: CommandContext) {
  return {
    /** A moderator brings a post into another status. */
    setPostStatus: async ({ by, postId, ...request }: Request): Promise<Outcome<StatusAnswer>> => {
      const { caller, status, version = null } = request
      const command = { caller, status, version, feedback: trimmed(request.feedback), reason: trimmed(request.reason) }
      const rule = setPostStatus.bind(null, command)
      return statusAnswer(await decideOnPost(context, { by, postId, rule }))
    },
  }
}
