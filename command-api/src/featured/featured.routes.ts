import type { featuredCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { numericParam } from '../platform/params.ts'
import { featuredCommands } from './featured.commands.ts'

export function featuredHandlers(context: CommandContext): Handlers<typeof featuredCalls> {
  const { featurePost, unfeaturePost } = featuredCommands(context)
  return {
    featurePost: { run: ({ caller, by, body }) => featurePost({ caller, by, form: body }) },
    unfeaturePost: {
      run: ({ caller, by, params }) => unfeaturePost({ caller, by, postId: numericParam(params.postId) }),
    },
  }
}
