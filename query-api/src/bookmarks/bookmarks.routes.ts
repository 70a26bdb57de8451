import { bookmarkList } from '@deals/events'
import { endpoint } from '../platform/endpoint.ts'
import { listBookmarks, listBookmarksParameters } from './list-bookmarks.query.ts'

export const bookmarksRoutes = [
  endpoint({
    path: '/api/bookmarks',
    about: 'Posts that the member saved, with the price at that time.',
    cost: 2,
    errors: 'json',
    who: 'signed-in',
    parameters: listBookmarksParameters,
    answer: bookmarkList,
    query: listBookmarks,
  }),
]
