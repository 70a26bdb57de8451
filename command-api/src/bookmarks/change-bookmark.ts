import { bookmarkLimits, defaultCollection, inOrder, type DomainEvent, type Reminder } from '@deals/events'
import { plainLine } from '../platform/plain-words.ts'
import { refuse, refuseField, type Refused } from '../platform/refusal.ts'
import type { BookmarkState, HowSaved } from './bookmark.state.ts'

export interface ChangeBookmark {
  readonly userId: string
  readonly postId: number
  /** Undefined leaves it as it is, null empties it. */
  readonly collection: string | null | undefined
  readonly note: string | null | undefined
  readonly reminders: readonly Reminder[] | undefined
  /** The member's collections as they stand. */
  readonly collections: readonly string[]
}

export const tooManyCollections = refuseField(
  'collection',
  `You already have ${bookmarkLimits.collections} collections`,
)

/** An empty text says the same as none. */
export const emptied = (text: string | null | undefined) => (text === '' ? null : text)
const unseenName = refuseField('collection', 'The name of a collection has something to see')

/** The collection that a name stands for: none where everything is. */
export function collectionFrom(name: string | null | undefined): string | null | undefined | Refused {
  const seen = typeof name === 'string' ? plainLine(name) : name
  if (seen === '' && name !== '') {
    return unseenName
  }
  return seen === defaultCollection ? null : emptied(seen)
}

export const isNewCollection = ({ collection, collections }: Pick<ChangeBookmark, 'collection' | 'collections'>) =>
  typeof collection === 'string' && !collections.includes(collection)

/** Puts a saved post into a collection, writes a note to it, or chooses what it reminds of. */
export function changeBookmark(command: ChangeBookmark, state: BookmarkState): DomainEvent[] | Refused {
  if (!state.isBookmarked) {
    return refuse('bookmark-not-found')
  }
  if (isNewCollection(command) && command.collections.length >= bookmarkLimits.collections) {
    return tooManyCollections
  }
  return savedAs(command, command, state)
}

type Wished = { readonly [Field in keyof HowSaved]: HowSaved[Field] | undefined }

/** What is written so that a post is saved as wished; where nothing is wished it stays as it is. */
export function savedAs(
  { userId, postId }: Pick<ChangeBookmark, 'userId' | 'postId'>,
  { collection, note, reminders }: Wished,
  now: HowSaved,
): DomainEvent[] {
  const chosen = inOrder(reminders ?? now.reminders)
  const changes = {
    ...(collection !== undefined && collection !== now.collection && { collection }),
    ...(note !== undefined && note !== now.note && { note }),
    ...(chosen.join() !== now.reminders.join() && { reminders: chosen }),
  }
  return Object.keys(changes).length === 0 ? [] : [{ type: 'BookmarkChanged', data: { postId, userId, changes } }]
}
