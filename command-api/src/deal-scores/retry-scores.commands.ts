import { canSeeStaffPages, streamOf, type ScoreReason } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import type { Caller, Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse } from '../platform/refusal.ts'
import { dealScoreFold, type DealScoreState } from './deal-score.state.ts'
import { requestScore } from './request-score.ts'

/** What one call may ask for; each writes to a stream of its own. */
const mostAtOnce = 500

interface RetryScores {
  readonly caller: Pick<Caller, 'roles'>
  readonly by: Invocation
  readonly wish: { readonly postId: number } | { readonly reason: ScoreReason }
}
type Answer = { readonly asked: number; readonly left: number }

/** Staff have scores made anew that came to nothing. Nobody is told of them as of a score that they asked for. */
export function retryScoreCommands(context: CommandContext) {
  const ask = (by: Invocation, postId: number) =>
    decideAndAppend(context, by, {
      stream: streamOf.score(postId),
      fold: dealScoreFold,
      decide: (state: DealScoreState) =>
        state.status === 'missing' ? refuse('score-not-found') : requestScore({ postId, requestedBy: null }, state),
    })
  return {
    retryScores: async ({ caller, by, wish }: RetryScores): Promise<Outcome<Answer>> => {
      if (!canSeeStaffPages(caller)) {
        return refuse('not-allowed', { message: 'Only staff have scores made anew.' })
      }
      if ('postId' in wish) {
        const decided = await ask(by, wish.postId)
        return isRefused(decided) ? decided : done({ asked: 1, left: 0 }, decided.position)
      }
      const { postIds, total } = await context.queries.failedScores({ reason: wish.reason, limit: mostAtOnce })
      for (const postId of postIds) {
        const decided = await ask(by, postId)
        if (isRefused(decided) && decided.refused !== 'score-not-found') {
          return decided
        }
      }
      return done({ asked: postIds.length, left: Math.max(0, total - postIds.length) })
    },
  }
}
