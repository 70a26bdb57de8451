import { z } from 'zod'
import { setStatusRequest } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { memberCall, type Call } from '../platform/call.ts'
import { numericParam } from '../platform/params.ts'
import { moderationCommands } from './moderation.commands.ts'

export function moderationCalls(context: CommandContext): Call[] {
  const { setPostStatus, claimPost } = moderationCommands(context)
  return [
    memberCall({
      method: 'patch',
      path: '/api/moderation/posts/:id/status',
      about: 'Brings a post into another status, with feedback or a reason.',
      speaks: 'text',
      schema: setStatusRequest,
      run: ({ caller, by, params, input }) =>
        setPostStatus({ ...input, caller, by, postId: numericParam(params['id']) }),
    }),
    memberCall({
      method: 'post',
      path: '/api/moderation/posts/:id/claim',
      about: 'Takes a post to review for five minutes, or for five more.',
      speaks: 'json',
      schema: z.strictObject({}),
      run: ({ caller, by, params }) => claimPost({ caller, by, postId: numericParam(params['id']) }),
    }),
  ]
}
