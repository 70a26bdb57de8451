import { fold } from '../platform/fold.ts'

export interface BookmarkState {
  readonly isBookmarked: boolean
  /** Null: where everything is that was put nowhere. */
  readonly collection: string | null
  readonly note: string | null
}

const none: BookmarkState = { isBookmarked: false, collection: null, note: null }

export const bookmarkFold = fold<'bookmark', BookmarkState>(none, {
  PostBookmarked: () => ({ ...none, isBookmarked: true }),
  PostUnbookmarked: () => none,
  BookmarkChanged: (state, { data }) => ({ ...state, ...data.changes }),
})
