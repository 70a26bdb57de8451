import type { dealScoreCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { numericParam } from '../platform/params.ts'
import { dealScoreCommands } from './deal-scores.commands.ts'

export function dealScoreHandlers(context: CommandContext): Handlers<typeof dealScoreCalls> {
  const { requestScore } = dealScoreCommands(context)
  return {
    requestScore: {
      costs: ['score'],
      run: ({ caller, by, params }) => requestScore({ caller, by, postId: numericParam(params.id) }),
    },
  }
}
