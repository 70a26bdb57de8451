import { streamOf, type ScoreStatus } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import type { OnPost } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse } from '../platform/refusal.ts'
import { openPost } from '../posts/post.access.ts'
import { loadPost } from '../posts/post.stream.ts'
import { dealScoreFold } from './deal-score.state.ts'
import { requestScore } from './request-score.ts'

export function dealScoreCommands(context: CommandContext) {
  return {
    /** Starts the scoring of a product, or says how far it is. */
    requestScore: async ({ caller, by, postId }: OnPost): Promise<Outcome<{ status: ScoreStatus }>> => {
      const post = openPost(await loadPost(context, postId), caller)
      if (isRefused(post)) {
        return post
      }
      if (caller.restricts.includes('post')) {
        return refuse('suspended', { message: 'You may not start scores for now.' })
      }
      if (post.type !== 'product') {
        return refuse('not-understood', { message: 'Only products have a deal score.' })
      }
      const decided = await decideAndAppend(context, by, {
        stream: streamOf.score(postId),
        fold: dealScoreFold,
        decide: (state) => requestScore({ postId, requestedBy: caller.id }, state),
      })
      if (isRefused(decided)) {
        return decided
      }
      const { status } = decided.after
      return done({ status: status === 'missing' || status === 'stale' ? 'pending' : status }, decided.position)
    },
  }
}
