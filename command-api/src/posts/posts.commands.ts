import type { CommandContext } from '../context.ts'
import type { Caller, Invocation } from '../platform/invocation.ts'
import type { Outcome } from '../platform/outcome.ts'
import { deletePost } from './delete-post.ts'
import { expirePost } from './expire-post.ts'
import { decideOnPost, statusAnswer, type StatusAnswer } from './post-stream.state.ts'
import { renewPost } from './renew-post.ts'
import { restorePost } from './restore-post.ts'

export interface PostCommand {
  readonly caller: Caller
  readonly by: Invocation
  readonly postId: number
}

/** Commands that move a post from one status to another. */
export function postCommands(context: CommandContext) {
  const now = () => context.clock.now()
  return {
    expirePost: async (command: PostCommand): Promise<Outcome<StatusAnswer>> => {
      const rule = expirePost.bind(null, { caller: command.caller, now: now() })
      return statusAnswer(await decideOnPost(context, { ...command, rule }))
    },
    renewPost: async (command: PostCommand): Promise<Outcome<StatusAnswer>> => {
      const rule = renewPost.bind(null, { caller: command.caller, now: now() })
      return statusAnswer(await decideOnPost(context, { ...command, rule }))
    },
    restorePost: async (command: PostCommand): Promise<Outcome<StatusAnswer>> => {
      const rule = restorePost.bind(null, { caller: command.caller, now: now() })
      return statusAnswer(await decideOnPost(context, { ...command, rule }))
    },
    deletePost: async (command: PostCommand & { reason?: string | null }): Promise<Outcome<StatusAnswer>> => {
      const { caller, postId, reason = null } = command
      const counts = await context.queries.voteTotal({ postId, userId: caller.id })
      const rule = deletePost.bind(null, { caller, counts, reason, now: now() })
      return statusAnswer(await decideOnPost(context, { ...command, rule }))
    },
  }
}
