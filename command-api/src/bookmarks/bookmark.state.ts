import type { Fold } from '../platform/fold.ts'

export interface BookmarkState {
  readonly isBookmarked: boolean
}

export const bookmarkFold: Fold<BookmarkState> = {
  initial: { isBookmarked: false },
  evolve: (state, event) => {
    switch (event.type) {
      case 'PostBookmarked':
        return { isBookmarked: true }
      case 'PostUnbookmarked':
        return { isBookmarked: false }
      default:
        return state
    }
  },
}
