import { bookmarkLimits, type BookmarkList } from '@deals/events'
import { useSelection, type Selection } from '../shared/use-selection.ts'

export type Bookmark = BookmarkList['bookmarks'][number]
export type Chosen = Selection<Bookmark>

const most = {
  limit: bookmarkLimits.atOnce,
  full: { title: `${bookmarkLimits.atOnce} bookmarks are chosen`, description: 'No more are changed at once.' },
}

/** Saved posts that are chosen to be moved or removed together. */
export const useChosen = (shown: readonly Bookmark[]): Chosen => useSelection(shown, most)
