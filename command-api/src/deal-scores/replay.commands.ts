import { canSeeStaffPages, mostReplayed, streamOf, type ReplayForm } from '@deals/events'
import { isUuid, newUuid } from '@deals/events/platform'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import type { Caller, Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse } from '../platform/refusal.ts'
import { askReplay, stopReplay } from './replay-scores.ts'
import { scoreReplayFold } from './score-replay.state.ts'

interface By {
  readonly caller: Pick<Caller, 'roles'>
  readonly by: Invocation
}
type Answer = { readonly replayId: string; readonly total: number }
const notForYou = refuse('not-allowed', { message: 'Only staff replay scores.' })

/** What staff do to see how another model or prompt would score. */
export function replayCommands(context: CommandContext) {
  return {
    startReplay: async ({ caller, by, form }: By & { form: ReplayForm }): Promise<Outcome<Answer>> => {
      if (!canSeeStaffPages(caller)) {
        return notForYou
      }
      const { posts, isUnderWay } = await context.queries.lastScored({ limit: mostReplayed })
      if (isUnderWay) {
        return refuse('conflict', { message: 'A replay is under way. Stop it, or wait until it is done.' })
      }
      if (posts.length === 0) {
        return refuse('conflict', { message: 'No post has a score yet.' })
      }
      const { model, mostTokens } = form
      const replayId = newUuid()
      const promptVersion = model === null ? null : form.promptVersion
      const decided = await decideAndAppend(context, by, {
        stream: streamOf.replay(replayId),
        fold: scoreReplayFold,
        decide: (state) => askReplay({ replayId, model, promptVersion, mostTokens, posts }, state),
      })
      return isRefused(decided) ? decided : done({ replayId, total: posts.length }, decided.position)
    },
    stopReplay: async ({ caller, by, replayId }: By & { replayId: string }): Promise<Outcome<Answer>> => {
      if (!canSeeStaffPages(caller)) {
        return notForYou
      }
      // What is no id names no stream.
      if (!isUuid(replayId)) {
        return refuse('replay-not-found')
      }
      const decided = await decideAndAppend(context, by, {
        stream: streamOf.replay(replayId),
        fold: scoreReplayFold,
        decide: (state) => stopReplay(replayId, state),
      })
      if (isRefused(decided)) {
        return decided
      }
      const { after, position } = decided
      return done({ replayId, total: after.status === 'missing' ? 0 : after.total }, position)
    },
  }
}
