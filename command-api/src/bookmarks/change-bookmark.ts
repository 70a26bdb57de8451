import { bookmarkLimits, type DomainEvent } from '@deals/events'
import { refuse, refuseField, type Refused } from '../platform/refusal.ts'
import type { BookmarkState } from './bookmark.state.ts'

export interface ChangeBookmark {
  readonly userId: string
  readonly postId: number
  /** Undefined leaves it as it is, null empties it. */
  readonly collection: string | null | undefined
  readonly note: string | null | undefined
  /** The member's collections as they stand. */
  readonly collections: readonly string[]
}

export const tooManyCollections = refuseField(
  'collection',
  `You already have ${bookmarkLimits.collections} collections`,
)

export const isNewCollection = ({ collection, collections }: Pick<ChangeBookmark, 'collection' | 'collections'>) =>
  typeof collection === 'string' && !collections.includes(collection)

/** Puts a saved post into a collection, or writes a note to it. */
export function changeBookmark(command: ChangeBookmark, state: BookmarkState): DomainEvent[] | Refused {
  if (!state.isBookmarked) {
    return refuse('bookmark-not-found')
  }
  const { userId, postId, collection, note, collections } = command
  if (isNewCollection(command) && collections.length >= bookmarkLimits.collections) {
    return tooManyCollections
  }
  const changes = {
    ...(collection !== undefined && collection !== state.collection && { collection }),
    ...(note !== undefined && note !== state.note && { note }),
  }
  return Object.keys(changes).length === 0 ? [] : [{ type: 'BookmarkChanged', data: { postId, userId, changes } }]
}
