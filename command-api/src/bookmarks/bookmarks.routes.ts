import { changeBookmarkRequest, toggleBookmarkRequest } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { memberCall, type Call } from '../platform/call.ts'
import { numericParam } from '../platform/params.ts'
import { bookmarkCommands } from './bookmarks.commands.ts'

export function bookmarkCalls(context: CommandContext): Call[] {
  const { toggleBookmark, changeBookmark } = bookmarkCommands(context)
  return [
    memberCall({
      method: 'post',
      path: '/api/bookmarks',
      about: 'Saves a post, or lets go of it.',
      speaks: 'text',
      schema: toggleBookmarkRequest,
      run: ({ caller, by, input }) => toggleBookmark({ caller, by, postId: input.postId }),
    }),
    memberCall({
      method: 'patch',
      path: '/api/bookmarks/:postId',
      about: 'Puts a saved post into a collection, or writes a private note to it.',
      speaks: 'json',
      schema: changeBookmarkRequest,
      run: ({ caller, by, params, input }) =>
        changeBookmark({ caller, by, postId: numericParam(params['postId']), form: input }),
    }),
  ]
}
