import { streamOf, type DomainEvent } from '@deals/events'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { loadState, type LogPorts } from '../platform/fold.ts'
import { becauseOf, type Merge } from '../posts/merge.stream.ts'
import { bookmarkFold, type BookmarkState } from './bookmark.state.ts'
import { letGo, saveInstead } from './carry-bookmark.ts'
import { savedAsBefore } from './restore-bookmark.ts'

/** First where it goes, then where it came from: what stops between leaves it in both places and not in none. */
export async function followWithBookmark(ports: LogPorts, merge: Merge, userId: string) {
  const { from, into, isStanding, eventId } = merge
  const on = (postId: number, decide: (state: BookmarkState) => DomainEvent[]) =>
    decideAndAppend(ports, becauseOf(merge, 'carry-bookmark'), {
      stream: streamOf.bookmark(userId, postId),
      fold: bookmarkFold,
      decide,
    })
  const saved = await loadState(ports, streamOf.bookmark(userId, from.postId), bookmarkFold)
  if (isStanding) {
    return saved.isBookmarked
      ? [
          await on(into.postId, (state) => saveInstead({ ...into, userId }, saved, state)),
          await on(from.postId, (state) => letGo({ ...from, userId }, state)),
        ]
      : []
  }
  const { before } = saved
  return before?.endedBy === eventId
    ? [
        await on(from.postId, ({ isBookmarked }) =>
          isBookmarked ? [] : savedAsBefore({ postId: from.postId, userId }, before),
        ),
        await on(into.postId, (state) => (state.carriedBy === eventId ? letGo({ ...into, userId }, state) : [])),
      ]
    : []
}
