import type { commentReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { getCommentPath } from './get-comment-path.query.ts'
import { listComments } from './list-comments.query.ts'

export const commentAnswers: Answers<typeof commentReads> = {
  listComments: { query: listComments, cost: 2 },
  getCommentPath: { query: getCommentPath, cost: 2 },
}
