import type { dealScoreCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { numericParam } from '../platform/params.ts'
import { dealScoreCommands } from './deal-scores.commands.ts'
import { retryScoreCommands } from './retry-scores.commands.ts'

export function dealScoreHandlers(context: CommandContext): Handlers<typeof dealScoreCalls> {
  const { requestScore } = dealScoreCommands(context)
  const { retryScores } = retryScoreCommands(context)
  return {
    requestScore: {
      costs: ['score'],
      run: ({ caller, by, params }) => requestScore({ caller, by, postId: numericParam(params.id) }),
    },
    retryScores: { run: ({ caller, by, body }) => retryScores({ caller, by, wish: body }) },
  }
}
