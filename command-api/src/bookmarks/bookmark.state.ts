import type { Fold } from '../platform/fold.ts'

export interface BookmarkState {
  readonly isBookmarked: boolean
  /** Null: where everything is that was put nowhere. */
  readonly collection: string | null
  readonly note: string | null
}

const none: BookmarkState = { isBookmarked: false, collection: null, note: null }

export const bookmarkFold: Fold<BookmarkState> = {
  initial: none,
  evolve: (state, event) => {
    switch (event.type) {
      case 'PostBookmarked':
        return { ...none, isBookmarked: true }
      case 'PostUnbookmarked':
        return none
      case 'BookmarkChanged':
        return { ...state, ...event.data.changes }
      default:
        return state
    }
  },
}
