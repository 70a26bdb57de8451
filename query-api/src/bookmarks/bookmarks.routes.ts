import type { bookmarkReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { listBookmarks } from './list-bookmarks.query.ts'

export const bookmarkAnswers: Answers<typeof bookmarkReads> = {
  listBookmarks: { query: listBookmarks, cost: 2 },
}
