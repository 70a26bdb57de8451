import { factTime, type RecordedOf } from '@deals/events'
import { byUser, foldPerEvent } from '../platform/fold-per-event.ts'
import { bookmarks, type BookmarkDoc } from './bookmarks.read-models.ts'

const bookmarkId = ({ data: { userId, postId } }: RecordedOf<'PostBookmarked' | 'PostUnbookmarked'>): string =>
  `${userId}:${postId}`

/** What members saved, with the price at that time. */
export const bookmarksProjection = foldPerEvent({
  name: 'bookmarks',
  version: 1,
  collections: [bookmarks],
  key: byUser,
  view: 'by-user',
  touches: (event) =>
    event.type === 'UserErased'
      ? [{ collection: bookmarks, where: { field: 'userId', equals: event.data.userId } }]
      : event.type === 'PostBookmarked' || event.type === 'PostUnbookmarked'
        ? [{ collection: bookmarks, id: bookmarkId(event) }]
        : [],
  folds: {
    PostBookmarked: (documents, event) => {
      const { userId, postId, price } = event.data
      const bookmark: BookmarkDoc = { userId, postId, savedAt: factTime(event), price: price ?? undefined }
      documents.put(bookmarks, bookmarkId(event), bookmark)
    },
    PostUnbookmarked: (documents, event) => documents.remove(bookmarks, bookmarkId(event)),
    UserErased: (documents) => documents.matching(bookmarks).forEach(([id]) => documents.remove(bookmarks, id)),
  },
})
