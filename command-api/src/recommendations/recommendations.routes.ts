import type { recommendationCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { numericParam } from '../platform/params.ts'
import { recommendationCommands } from './recommendations.commands.ts'

export function recommendationHandlers(context: CommandContext): Handlers<typeof recommendationCalls> {
  const { dismissRecommendation, restoreRecommendation } = recommendationCommands(context)
  return {
    dismissRecommendation: {
      costs: ['dismissal'],
      run: ({ caller, by, params }) => dismissRecommendation({ caller, by, postId: numericParam(params.id) }),
    },
    restoreRecommendation: {
      costs: ['dismissal'],
      run: ({ caller, by, params }) => restoreRecommendation({ caller, by, postId: numericParam(params.id) }),
    },
  }
}
