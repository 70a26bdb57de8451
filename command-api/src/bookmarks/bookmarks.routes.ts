import { toggleBookmarkRequest } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { memberCall, type Call } from '../platform/call.ts'
import { bookmarkCommands } from './bookmarks.commands.ts'

export function bookmarkCalls(context: CommandContext): Call[] {
  const { toggleBookmark } = bookmarkCommands(context)
  return [
    memberCall({
      method: 'post',
      path: '/api/bookmarks',
      about: 'Saves a post, or lets go of it.',
      speaks: 'text',
      schema: toggleBookmarkRequest,
      run: ({ caller, by, input }) => toggleBookmark({ caller, by, postId: input.postId }),
    }),
  ]
}
