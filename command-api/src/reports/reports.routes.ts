import type { reportCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { nameParam, numericParam } from '../platform/params.ts'
import { reportCommands } from './reports.commands.ts'

export function reportHandlers(context: CommandContext): Handlers<typeof reportCalls> {
  const { reportPost, reportComment, resolveReport } = reportCommands(context)
  return {
    reportPost: {
      costs: ['report'],
      run: ({ caller, by, params, body }) => reportPost({ ...body, caller, by, postId: numericParam(params.id) }),
    },
    reportComment: {
      costs: ['report'],
      run: ({ caller, by, params, body }) => reportComment({ ...body, caller, by, commentId: numericParam(params.id) }),
    },
    resolveReport: {
      run: ({ caller, by, params, body }) =>
        resolveReport({ caller, by, id: nameParam(params.id), outcome: body.outcome }),
    },
  }
}
