import { factTime, type AnyRecorded, type RecordedOf } from '@deals/events'
import { byUser, foldPerEvent, nothingAt } from '../platform/fold-per-event.ts'
import type { DocumentRef } from '../platform/projection.ts'
import { removing } from '../platform/removing.ts'
import { bookmarks, type BookmarkDoc } from './bookmarks.read-models.ts'

type OfBookmark = RecordedOf<'PostBookmarked' | 'PostUnbookmarked' | 'BookmarkChanged'>
const bookmarkId = ({ data: { userId, postId } }: OfBookmark): string => `${userId}:${postId}`

/** What members saved, with the price at that time, and where they put it. */
export const bookmarksProjection = foldPerEvent<'bookmark', 'UserErased'>({
  name: 'bookmarks',
  version: 5,
  collections: [bookmarks],
  key: byUser,
  view: 'by-user',
  touches,
  folds: {
    PostBookmarked: (documents, event) => {
      const { userId, postId, price, shippingCost, currency, savedAt = factTime(event) } = event.data
      const bookmark: BookmarkDoc = { userId, postId, savedAt, price: price ?? undefined, shippingCost, currency }
      documents.put(bookmarks, bookmarkId(event), bookmark)
    },
    PostUnbookmarked: (documents, event) => documents.remove(bookmarks, bookmarkId(event)),
    BookmarkChanged: (documents, event) => {
      const bookmark = documents.get(bookmarks, bookmarkId(event))
      if (bookmark !== null) {
        const { changes } = event.data
        const { collection = bookmark.collection, note = bookmark.note, reminders = bookmark.reminders } = changes
        const changed = { ...bookmark, collection: collection ?? undefined, note: note ?? undefined, reminders }
        documents.put(bookmarks, bookmarkId(event), changed)
      }
    },
    ...nothingAt('SaverTold'),
    UserErased: removing(bookmarks),
  },
})

function touches(event: AnyRecorded): readonly DocumentRef[] {
  switch (event.type) {
    case 'UserErased':
      return [{ collection: bookmarks, where: { field: 'userId', equals: event.data.userId } }]
    case 'PostBookmarked':
    case 'PostUnbookmarked':
    case 'BookmarkChanged':
      return [{ collection: bookmarks, id: bookmarkId(event) }]
    default:
      return []
  }
}
