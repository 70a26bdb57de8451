import type { moderationCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { numericParam } from '../platform/params.ts'
import { moderationCommands } from './moderation.commands.ts'

export function moderationHandlers(context: CommandContext): Handlers<typeof moderationCalls> {
  const { setPostStatus, claimPost } = moderationCommands(context)
  return {
    setPostStatus: {
      run: ({ caller, by, params, body }) => setPostStatus({ ...body, caller, by, postId: numericParam(params.id) }),
    },
    claimPost: { run: ({ caller, by, params }) => claimPost({ caller, by, postId: numericParam(params.id) }) },
  }
}
