import type { z } from 'zod'
import { defaultCollection, streamOf, type changeBookmarkReply, type changeBookmarkRequest } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { loadState } from '../platform/fold.ts'
import type { Caller, Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused } from '../platform/refusal.ts'
import { readable } from '../posts/post.access.ts'
import { loadPost } from '../posts/post.stream.ts'
import { bookmarkFold } from './bookmark.state.ts'
import { changeBookmark } from './change-bookmark.ts'
import { toggleBookmark } from './toggle-bookmark.ts'

export interface BookmarkCommand {
  readonly caller: Caller
  readonly by: Invocation
  readonly postId: number
}

export interface ChangeCommand extends BookmarkCommand {
  readonly form: z.infer<typeof changeBookmarkRequest>
}
export type ChangedBookmark = z.infer<typeof changeBookmarkReply>

/** An empty text says the same as none. */
const emptied = (text: string | null | undefined) => (text === '' ? null : text)

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
      const saved = isBookmarked ? 0 : await context.queries.savedCount({ userId: caller.id })
      const fields = state.status === 'missing' ? { price: null, currency: 'USD' as const } : state.fields
      const decided = await decideAndAppend(context, by, {
        stream,
        fold: bookmarkFold,
        decide: (state) => toggleBookmark({ userId: caller.id, postId, fields, saved }, state),
      })
      return isRefused(decided) ? decided : done({ bookmarked: decided.after.isBookmarked }, decided.position)
    },
    /** Puts a saved post into a collection, or writes a note to it. */
    changeBookmark: async ({ caller, by, postId, form }: ChangeCommand): Promise<Outcome<ChangedBookmark>> => {
      const collections = await context.queries.collectionsOf({ userId: caller.id })
      const { collection, note } = form
      const decided = await decideAndAppend(context, by, {
        stream: streamOf.bookmark(caller.id, postId),
        fold: bookmarkFold,
        decide: (state) =>
          changeBookmark(
            {
              ...{ userId: caller.id, postId, collections },
              collection: collection === defaultCollection ? null : emptied(collection),
              note: emptied(note),
            },
            state,
          ),
      })
      if (isRefused(decided)) {
        return decided
      }
      const { after, position } = decided
      return done({ postId, collection: after.collection ?? defaultCollection, note: after.note }, position)
    },
  }
}
