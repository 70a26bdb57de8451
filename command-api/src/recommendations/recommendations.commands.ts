import { streamOf } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import type { OnPost } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused } from '../platform/refusal.ts'
import { readable } from '../posts/post.access.ts'
import { knownPost } from '../posts/post.stream.ts'
import { dismissalFold } from './dismissal.state.ts'
import { settleDismissal } from './settle-dismissal.ts'

type Settled = Outcome<{ dismissed: boolean }>

export function recommendationCommands(context: CommandContext) {
  return {
    dismissRecommendation: async (command: OnPost): Promise<Settled> => {
      const { caller, postId } = command
      const post = readable(await knownPost(context, postId, (state) => !isRefused(readable(state, caller))), caller)
      return isRefused(post) ? post : settle(context, command, true)
    },
    /** Whatever became of the post. */
    restoreRecommendation: (command: OnPost): Promise<Settled> => settle(context, command, false),
  }
}

async function settle(context: CommandContext, { caller, by, postId }: OnPost, isWanted: boolean): Promise<Settled> {
  const decided = await decideAndAppend(context, by, {
    stream: streamOf.dismissal(caller.id, postId),
    fold: dismissalFold,
    decide: (state) => settleDismissal({ userId: caller.id, postId, isWanted }, state),
    isMostlyNew: isWanted,
  })
  return isRefused(decided) ? decided : done({ dismissed: decided.after.isDismissed }, decided.position)
}
