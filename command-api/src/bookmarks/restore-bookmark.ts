import type { DomainEvent } from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import { bookmarkFold, type BookmarkState, type HowSaved } from './bookmark.state.ts'
import { savedAs } from './change-bookmark.ts'
import { hasRoom, tooManySaved, type ToggleBookmark } from './toggle-bookmark.ts'

type RestoreBookmark = Omit<ToggleBookmark, 'fields'>

/** Takes back that a member let go of a post: it is saved as it was, from when and at the price of then. */
export function restoreBookmark(
  command: RestoreBookmark,
  { isBookmarked, before }: BookmarkState,
): DomainEvent[] | Refused {
  if (isBookmarked) {
    return []
  }
  // What the site carried to another post is saved there.
  if (before === null || before.saved === null || before.endedBy !== null) {
    return refuse('bookmark-not-found')
  }
  if (!hasRoom(command)) {
    return tooManySaved
  }
  return savedAsBefore(command, before)
}

/** From when it was saved, at the price of then, and where; nothing where it was not. */
export function savedAsBefore(
  { userId, postId }: Pick<RestoreBookmark, 'userId' | 'postId'>,
  before: Pick<BookmarkState, 'saved'> & HowSaved,
): DomainEvent[] {
  if (before.saved === null) {
    return []
  }
  const { price, shippingCost, currency, at } = before.saved
  return [
    { type: 'PostBookmarked', data: { postId, userId, price, shippingCost, currency, savedAt: at } },
    ...savedAs({ userId, postId }, before, bookmarkFold.initial),
  ]
}
