import type { z } from 'zod'
import { streamOf, type changeBookmarksReply, type ChangeBookmarks, type DomainEvent } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend, type Decided } from '../platform/decide-and-append.ts'
import type { ByMember } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { onPlace } from '../platform/places.ts'
import { isRefused, sentenceOf, type Refused } from '../platform/refusal.ts'
import { bookmarkFold, type BookmarkState } from './bookmark.state.ts'
import { collectionPlaces, freeBookmarkPlace, onBookmarkPlace } from './bookmark-places.ts'
import { letGo } from './carry-bookmark.ts'
import { changeBookmark, collectionFrom, isNewCollection } from './change-bookmark.ts'
import { restoreBookmark } from './restore-bookmark.ts'

export interface ChangeSeveral extends ByMember {
  readonly form: ChangeBookmarks
}
type Reply = z.infer<typeof changeBookmarksReply>
type One = Decided<BookmarkState> | Refused
interface Each {
  readonly postId: number
  readonly one: One
}

/**
 * The same is done with several saved posts. Each is a fact of its own, or refused; all of them are one command, so a
 * request that is given again changes nothing. Where none of them could be changed, the command is refused.
 */
export async function changeBookmarks(context: CommandContext, command: ChangeSeveral): Promise<Outcome<Reply>> {
  const each = await { move, remove, restore }[command.form.action](context, command)
  if (isRefused(each)) {
    return each
  }
  const [first] = each
  const last = each.flatMap(({ one }) => (isRefused(one) ? [] : [one.position])).at(-1)
  if (last === undefined && first !== undefined && isRefused(first.one)) {
    return first.one
  }
  const outcomes = each.map(({ postId, one }) => ({ postId, refused: isRefused(one) ? sentenceOf(one) : null }))
  return done({ outcomes }, last)
}

/** One after the other. */
async function withEach(
  { form }: ChangeSeveral,
  change: (postId: number, at: number) => Promise<One>,
): Promise<Each[]> {
  const each: Each[] = []
  for (const [at, postId] of form.postIds.entries()) {
    each.push({ postId, one: await change(postId, at) })
  }
  return each
}

type Decide = (state: BookmarkState) => DomainEvent[] | Refused

/** How a change of one of them is decided. */
const onBookmark =
  (context: CommandContext, { caller, by }: ChangeSeveral) =>
  (postId: number, decide: Decide): Promise<One> =>
    decideAndAppend(context, by, { stream: streamOf.bookmark(caller.id, postId), fold: bookmarkFold, decide })

async function move(context: CommandContext, command: ChangeSeveral): Promise<Each[] | Refused> {
  const { caller, by, form } = command
  const collection = collectionFrom(form.collection) ?? null
  if (isRefused(collection)) {
    return collection
  }
  const collections = await context.queries.collectionsOf({ userId: caller.id })
  const wish = { userId: caller.id, collections, collection, note: undefined, reminders: undefined }
  const make = () =>
    withEach(command, (postId) =>
      onBookmark(context, command)(postId, (state) => changeBookmark({ ...wish, postId }, state)),
    )
  return isNewCollection(wish) ? onPlace(context, by, { places: collectionPlaces(context, caller), make }) : make()
}

const remove = (context: CommandContext, command: ChangeSeveral): Promise<Each[]> =>
  withEach(command, async (postId) => {
    const { caller, by } = command
    const one = await onBookmark(context, command)(postId, (state) => letGo({ userId: caller.id, postId }, state))
    await (!isRefused(one) && one.events.length > 0 ? freeBookmarkPlace(context, { caller, by, postId }) : undefined)
    return one
  })

async function restore(context: CommandContext, command: ChangeSeveral): Promise<Each[]> {
  const { caller, by } = command
  const savedBefore = await context.queries.savedCount({ userId: caller.id })
  return withEach(command, (postId, at) => {
    const saved = savedBefore + at
    return onBookmarkPlace(
      context,
      { caller, by, postId },
      {
        saved,
        make: () =>
          onBookmark(context, command)(postId, (state) => restoreBookmark({ userId: caller.id, postId, saved }, state)),
      },
    )
  })
}
