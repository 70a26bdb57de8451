import { z } from 'zod'
import { castVoteReply, castVoteRequest } from '../votes/votes.api.ts'
import { deletion } from '../posts/post-request.api.ts'
import { call } from '../platform/http-call.ts'
import { oneOf, pageFields, text, wholeNumber } from '../platform/call-fields.ts'
import { commentMaxDepth, commentPageSize, commentShownDepth, commentSortOrders } from './comment-length.ts'
import {
  addCommentRequest,
  commentChange,
  commentHistory,
  commentList,
  commentPath,
  commentView,
  editCommentRequest,
} from './comments.api.ts'

/** What query-api answers about comments. */
export const commentReads = {
  listComments: call('GET /api/posts/:id/comments', {
    about:
      'A page of top-level comments, each followed by its answers down to the asked depth; with `q` those that hold these ' +
      'words, or in whose thread a member of such a name wrote.',
    who: 'anybody',
    speaks: 'text',
    query: z.object({
      ...pageFields(commentPageSize),
      depth: wholeNumber('depth', { min: 0, max: commentMaxDepth }).default(commentShownDepth),
      sort: oneOf('sort', commentSortOrders),
      q: text('q'),
    }),
    answers: commentList,
    refuses: ['post-not-found', 'post-under-review'],
  }),
  getCommentPath: call('GET /api/comments/path/:commentId', {
    about: 'A comment with its ancestors and everything below it.',
    who: 'anybody',
    speaks: 'text',
    answers: commentPath,
    refuses: ['comment-not-found'],
  }),
  getCommentHistory: call('GET /api/comments/:id/history', {
    about: 'What a comment said, step by step, also before it was changed or deleted.',
    who: 'moderators',
    speaks: 'text',
    answers: commentHistory,
    refuses: ['comment-not-found'],
  }),
}

/** What command-api answers about them. */
export const commentCalls = {
  addComment: call('POST /api/comments', {
    about: 'Comments on a post, or answers a comment.',
    who: 'unsuspended',
    needs: 'comments',
    speaks: 'text',
    body: addCommentRequest,
    answers: commentView,
    creates: true,
    refuses: ['post-not-found', 'post-under-review', 'conflict', 'comment-not-found', 'suspended'],
  }),
  editComment: call('PATCH /api/comments/:id', {
    about: 'Changes a comment.',
    who: 'authorOrModerator',
    speaks: 'text',
    body: editCommentRequest,
    answers: commentChange,
    refuses: ['comment-not-found', 'conflict'],
  }),
  deleteComment: call('DELETE /api/comments/:id', {
    about: 'Takes a comment away; its answers stay.',
    who: 'authorOrModerator',
    speaks: 'text',
    body: deletion,
    answers: commentChange,
    refuses: ['comment-not-found', 'conflict'],
  }),
  restoreComment: call('POST /api/comments/:id/restore', {
    about: 'Brings a deleted comment back.',
    who: 'moderators',
    speaks: 'text',
    answers: commentChange,
    refuses: ['comment-not-found', 'conflict'],
  }),
  voteOnComment: call('POST /api/comments/:id/votes', {
    about: 'Votes on a comment; the same value again takes the vote back.',
    who: 'others',
    speaks: 'text',
    body: castVoteRequest,
    answers: castVoteReply,
    refuses: ['comment-not-found', 'conflict', 'suspended'],
  }),
}
