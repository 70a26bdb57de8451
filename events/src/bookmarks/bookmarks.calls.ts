import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { listOf, oneOf, pageFields, text } from '../platform/call-fields.ts'
import { postStatuses } from '../posts/post.vocabulary.ts'
import {
  bookmarkList,
  bookmarkSorts,
  changeBookmarkReply,
  changeBookmarkRequest,
  toggleBookmarkReply,
  toggleBookmarkRequest,
} from './bookmarks.api.ts'

/** Which of them, and in which order. */
const chosen = {
  q: text('q'),
  collection: text('collection'),
  status: listOf('status', postStatuses),
  sort: oneOf('sort', bookmarkSorts),
}

/** What query-api answers about saved posts. */
export const bookmarkReads = {
  listBookmarks: call('GET /api/bookmarks', {
    about: 'Posts that the member saved, with the price at that time.',
    who: 'members',
    query: z.object({ ...pageFields(25), ...chosen }),
    answers: bookmarkList,
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
}
