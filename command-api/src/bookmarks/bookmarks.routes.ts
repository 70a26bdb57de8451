import type { bookmarkCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { numericParam } from '../platform/params.ts'
import { bookmarkCommands } from './bookmarks.commands.ts'

export function bookmarkHandlers(context: CommandContext): Handlers<typeof bookmarkCalls> {
  const { toggleBookmark, changeBookmark } = bookmarkCommands(context)
  return {
    toggleBookmark: {
      costs: ['bookmark'],
      run: ({ caller, by, body }) => toggleBookmark({ caller, by, postId: body.postId }),
    },
    changeBookmark: {
      costs: ['bookmark'],
      run: ({ caller, by, params, body }) =>
        changeBookmark({ caller, by, postId: numericParam(params.postId), form: body }),
    },
  }
}
