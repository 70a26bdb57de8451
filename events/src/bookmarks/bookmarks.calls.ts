import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { listOf, oneOf, pageFields, text, textList } from '../platform/call-fields.ts'
import { postStatuses, postTypes } from '../posts/post.vocabulary.ts'
import {
  bookmarkFacets,
  bookmarkList,
  bookmarkSorts,
  changeBookmarkReply,
  changeBookmarkRequest,
  changeBookmarksReply,
  changeBookmarksRequest,
  toggleBookmarkReply,
  toggleBookmarkRequest,
} from './bookmarks.api.ts'

/** Which of them. */
const narrowed = {
  q: text('q'),
  collection: text('collection'),
  status: listOf('status', postStatuses),
  types: listOf('types', postTypes),
  categories: textList('categories'),
  stores: textList('stores'),
}
/** And in which order. */
const chosen = { ...narrowed, sort: oneOf('sort', bookmarkSorts) }

/** What query-api answers about saved posts. */
export const bookmarkReads = {
  listBookmarks: call('GET /api/bookmarks', {
    about: 'Posts that the member saved, with the price at that time.',
    who: 'members',
    query: z.object({ ...pageFields(25), ...chosen }),
    answers: bookmarkList,
  }),
  countBookmarkFacets: call('GET /api/bookmarks/facets', {
    about:
      'How many saved posts each further choice would leave; what is chosen of a facet does not narrow its own counts.',
    who: 'members',
    query: z.object(narrowed),
    answers: bookmarkFacets,
  }),
  exportBookmarks: call('GET /api/bookmarks/export', {
    about: 'The same for a spreadsheet, all of them at once.',
    who: 'members',
    query: z.object(chosen),
    answers: z.string(),
    type: 'text/csv',
  }),
}

/** What command-api answers about them. */
export const bookmarkCalls = {
  toggleBookmark: call('POST /api/bookmarks', {
    about: 'Saves a post, or lets go of it.',
    who: 'members',
    speaks: 'text',
    body: toggleBookmarkRequest,
    answers: toggleBookmarkReply,
    refuses: ['post-not-found', 'post-under-review', 'conflict'],
  }),
  changeBookmark: call('PATCH /api/bookmarks/:postId', {
    about: 'Puts a saved post into a collection, writes a private note to it, or chooses what it reminds of.',
    who: 'members',
    body: changeBookmarkRequest,
    answers: changeBookmarkReply,
    refuses: ['bookmark-not-found', 'conflict'],
  }),
  changeBookmarks: call('POST /api/bookmarks/several', {
    about:
      'Puts several saved posts into a collection, lets go of them, or saves again as they were what was let go of.',
    who: 'members',
    body: changeBookmarksRequest,
    answers: changeBookmarksReply,
    refuses: ['conflict'],
  }),
}
