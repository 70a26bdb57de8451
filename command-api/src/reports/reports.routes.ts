import { reportRequest, resolveReportRequest } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { memberCall, type Call } from '../platform/call.ts'
import { nameParam, numericParam } from '../platform/params.ts'
import { reportCommands } from './reports.commands.ts'

export function reportCalls(context: CommandContext): Call[] {
  const { reportPost, reportComment, resolveReport } = reportCommands(context)
  return [
    memberCall({
      method: 'post',
      path: '/api/reports/post/:id',
      about: 'Reports a post to the moderators.',
      speaks: 'text',
      schema: reportRequest,
      costs: ['report'],
      run: ({ caller, by, params, input }) => reportPost({ ...input, caller, by, postId: numericParam(params['id']) }),
    }),
    memberCall({
      method: 'post',
      path: '/api/reports/comment/:id',
      about: 'Reports a comment to the moderators.',
      speaks: 'json',
      schema: reportRequest,
      costs: ['report'],
      run: ({ caller, by, params, input }) =>
        reportComment({ ...input, caller, by, commentId: numericParam(params['id']) }),
    }),
    memberCall({
      method: 'patch',
      path: '/api/moderation/reports/:id',
      about: 'Says whether a report was right.',
      speaks: 'json',
      schema: resolveReportRequest,
      run: ({ caller, by, params, input }) =>
        resolveReport({ caller, by, id: nameParam(params['id']), outcome: input.outcome }),
    }),
  ]
}
