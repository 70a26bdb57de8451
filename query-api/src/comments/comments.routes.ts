import { commentList, commentPath } from '@deals/events'
import { endpoint } from '../platform/endpoint.ts'
import { commentPathParameters, getCommentPath } from './get-comment-path.query.ts'
import { listComments, listCommentsParameters } from './list-comments.query.ts'

export const commentsRoutes = [
  endpoint({
    path: '/api/posts/:id/comments',
    about: 'A page of top-level comments, each followed by its answers down to the asked depth.',
    cost: 2,
    errors: 'text',
    who: 'all',
    parameters: listCommentsParameters,
    answer: commentList,
    query: listComments,
  }),
  endpoint({
    path: '/api/comments/path/:commentId',
    about: 'A comment with its ancestors and everything below it.',
    cost: 2,
    errors: 'text',
    who: 'all',
    parameters: commentPathParameters,
    answer: commentPath,
    query: getCommentPath,
  }),
]
