import type { CommandContext } from '../context.ts'
import { memberCall, type Call } from '../platform/call.ts'
import { numericParam } from '../platform/params.ts'
import { noFields } from '../platform/read-body.ts'
import { dealScoreCommands } from './deal-scores.commands.ts'

export function dealScoreCalls(context: CommandContext): Call[] {
  const { requestScore } = dealScoreCommands(context)
  return [
    memberCall({
      method: 'post',
      path: '/api/posts/:id/score',
      about: 'Starts the scoring of a product.',
      speaks: 'text',
      bodies: [],
      schema: noFields,
      costs: ['score'],
      run: ({ caller, by, params }) => requestScore({ caller, by, postId: numericParam(params['id']) }),
    }),
  ]
}
