import { streamOf } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { loadState } from '../platform/fold.ts'
import type { Caller, Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused } from '../platform/refusal.ts'
import { readable } from '../posts/post-access.state.ts'
import { loadPost } from '../posts/post-stream.state.ts'
import { bookmarkFold } from './bookmark.state.ts'
import { toggleBookmark } from './toggle-bookmark.ts'

export interface BookmarkCommand {
  readonly caller: Caller
  readonly by: Invocation
  readonly postId: number
}

export function bookmarkCommands(context: CommandContext) {
  return {
    /** Saves a post, or lets go of it; what is saved can always be let go of, whatever became of the post. */
    toggleBookmark: async ({ caller, by, postId }: BookmarkCommand): Promise<Outcome<{ bookmarked: boolean }>> => {
      const stream = streamOf.bookmark(caller.id, postId)
      const state = await loadPost(context, postId)
      const { isBookmarked } = await loadState(context, stream, bookmarkFold)
      const post = readable(state, caller)
      if (isRefused(post) && (!isBookmarked || state.status === 'missing')) {
        return post
      }
      const fields = state.status === 'missing' ? { price: null, currency: 'USD' as const } : state.fields
      const decided = await decideAndAppend(context, by, {
        stream,
        fold: bookmarkFold,
        decide: toggleBookmark.bind(null, { userId: caller.id, postId, fields }),
      })
      return isRefused(decided) ? decided : done({ bookmarked: decided.after.isBookmarked }, decided.position)
    },
  }
}
