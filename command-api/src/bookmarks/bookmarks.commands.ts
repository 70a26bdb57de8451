import type { z } from 'zod'
import {
  inOrder,
  defaultCollection,
  streamOf,
  type changeBookmarkReply,
  type changeBookmarkRequest,
} from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { loadState } from '../platform/fold.ts'
import type { OnPost } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { onPlace } from '../platform/places.ts'
import { isRefused } from '../platform/refusal.ts'
import { readable } from '../posts/post.access.ts'
import { knownPost } from '../posts/post.stream.ts'
import { bookmarkFold, type BookmarkState } from './bookmark.state.ts'
import { collectionPlaces, freeBookmarkPlace, onBookmarkPlace } from './bookmark-places.ts'
import { changeBookmark, collectionFrom, emptied, isNewCollection } from './change-bookmark.ts'
import { changeBookmarks, type ChangeSeveral } from './change-bookmarks.ts'
import { toggleBookmark } from './toggle-bookmark.ts'

export interface ChangeCommand extends OnPost {
  readonly form: z.infer<typeof changeBookmarkRequest>
}
export type ChangedBookmark = z.infer<typeof changeBookmarkReply>

export function bookmarkCommands(context: CommandContext) {
  return {
    toggleBookmark: (command: OnPost) => toggle(context, command),
    changeBookmarks: (command: ChangeSeveral) => changeBookmarks(context, command),
    /** Puts a saved post into a collection, writes a note to it, or chooses what it reminds of. */
    changeBookmark: async ({ caller, by, postId, form }: ChangeCommand): Promise<Outcome<ChangedBookmark>> => {
      const { note, reminders } = form
      const collection = collectionFrom(form.collection)
      if (isRefused(collection)) {
        return collection
      }
      const collections = await context.queries.collectionsOf({ userId: caller.id })
      const wish = {
        userId: caller.id,
        postId,
        collections,
        collection,
        note: emptied(note),
        reminders,
      }
      const make = () =>
        decideAndAppend(context, by, {
          stream: streamOf.bookmark(caller.id, postId),
          fold: bookmarkFold,
          decide: (bookmark) => changeBookmark(wish, bookmark),
        })
      const places = collectionPlaces(context, caller)
      const decided = isNewCollection(wish) ? await onPlace(context, by, { places, make }) : await make()
      if (isRefused(decided)) {
        return decided
      }
      const { after, position } = decided
      const { note: noted, reminders: chosen } = after
      return done(
        { postId, collection: after.collection ?? defaultCollection, note: noted, reminders: inOrder(chosen) },
        position,
      )
    },
  }
}

/** Saves a post, or lets go of it; what is saved can always be let go of, whatever became of the post. */
async function toggle(
  context: CommandContext,
  { caller, by, postId }: OnPost,
): Promise<Outcome<{ bookmarked: boolean }>> {
  const stream = streamOf.bookmark(caller.id, postId)
  const state = await knownPost(context, postId, (post) => !isRefused(readable(post, caller)))
  const post = readable(state, caller)
  const { isBookmarked } = isRefused(post) ? await loadState(context, stream, bookmarkFold) : supposed(context, stream)
  if (isRefused(post) && (!isBookmarked || state.status === 'missing')) {
    return post
  }
  const saved = isBookmarked ? 0 : await context.queries.savedCount({ userId: caller.id })
  const fields =
    state.status === 'missing' ? { price: null, shippingCost: null, currency: 'USD' as const } : state.fields
  const make = () =>
    decideAndAppend(context, by, {
      stream,
      fold: bookmarkFold,
      decide: (bookmark) => toggleBookmark({ userId: caller.id, postId, fields, saved }, bookmark),
      isMostlyNew: true,
    })
  const command = { caller, by, postId }
  const decided = await onBookmarkPlace(context, command, { saved, make })
  if (isRefused(decided)) {
    return decided
  }
  const { isBookmarked: bookmarked } = decided.after
  await (bookmarked ? undefined : freeBookmarkPlace(context, command))
  return done({ bookmarked }, decided.position)
}

/** As far as this process knows, and otherwise not saved: where that is wrong the append is refused, and the log is read. */
const supposed = ({ streams }: CommandContext, stream: string): BookmarkState =>
  (streams.find(stream)?.history ?? []).reduce(bookmarkFold.evolve, bookmarkFold.initial)
