import type { dealScoreCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { numericParam } from '../platform/params.ts'
import { dealScoreCommands } from './deal-scores.commands.ts'
import { replayCommands } from './replay.commands.ts'
import { retryScoreCommands } from './retry-scores.commands.ts'

export function dealScoreHandlers(context: CommandContext): Handlers<typeof dealScoreCalls> {
  const { requestScore } = dealScoreCommands(context)
  const { startReplay, stopReplay } = replayCommands(context)
  const { retryScores } = retryScoreCommands(context)
  return {
    requestScore: {
      costs: ['score'],
      run: ({ caller, by, params }) => requestScore({ caller, by, postId: numericParam(params.id) }),
    },
    retryScores: { run: ({ caller, by, body }) => retryScores({ caller, by, wish: body }) },
    startReplay: { durable: true, run: ({ caller, by, body }) => startReplay({ caller, by, form: body }) },
    stopReplay: { run: ({ caller, by, params }) => stopReplay({ caller, by, replayId: params.replayId }) },
  }
}
