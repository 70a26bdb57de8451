import type { bookmarkCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { numericParam } from '../platform/params.ts'
import { bookmarkCommands } from './bookmarks.commands.ts'

export function bookmarkHandlers(context: CommandContext): Handlers<typeof bookmarkCalls> {
  const { toggleBookmark, changeBookmark, changeBookmarks } = bookmarkCommands(context)
  return {
    toggleBookmark: {
      costs: ['bookmark'],
      run: ({ caller, by, body }) => toggleBookmark({ caller, by, postId: body.postId }),
    },
    changeBookmarks: {
      costs: ['bookmark'],
      run: ({ caller, by, body }) => changeBookmarks({ caller, by, form: body }),
    },
    changeBookmark: {
      costs: ['bookmark'],
      run: ({ caller, by, params, body }) =>
        changeBookmark({ caller, by, postId: numericParam(params.postId), form: body }),
    },
  }
}
