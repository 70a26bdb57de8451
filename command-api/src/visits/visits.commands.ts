import { defaultRecommendations, streamOf, type RecordVisitRequest } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { appendAtEnd } from '../platform/decide-and-append.ts'
import { loadState } from '../platform/fold.ts'
import type { Caller, Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { preferencesFold } from '../preferences/preferences.state.ts'
import { recordVisit } from './record-visit.ts'

export interface VisitCommand {
  readonly caller: Pick<Caller, 'id'>
  readonly by: Invocation
  readonly body: RecordVisitRequest
}

export function visitCommands(context: CommandContext) {
  return {
    /** Nothing is decided on earlier visits: parts of one come from several devices, in any order. */
    recordVisit: async ({ caller, by, body }: VisitCommand): Promise<Outcome<{ recorded: boolean }>> => {
      const { recommendations = defaultRecommendations } = await loadState(
        context,
        streamOf.preferences(caller.id),
        preferencesFold,
      )
      const events = recordVisit({ userId: caller.id, body, recommendations, now: context.clock.now() })
      if (events.length === 0) {
        return done({ recorded: false })
      }
      const position = await appendAtEnd(context, by, { stream: streamOf.visits(caller.id), events })
      return done({ recorded: true }, position)
    },
  }
}
