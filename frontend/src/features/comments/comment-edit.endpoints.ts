import type { CommentView } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'
import { onceTaken, show, tagOf } from './comments.endpoints.ts'

interface CommentEdit {
  readonly comment: CommentView
  readonly content: string
}

/** Few comments are changed. */
export const commentEditApi = api.injectEndpoints({
  endpoints: (build) => ({
    editComment: build.mutation({
      ...to('PATCH /api/comments/:id', ({ comment, content }: CommentEdit) => ({
        params: { id: comment.id },
        body: { content },
      })),
      // The new words stand there when the form closes, however late the list is.
      onQueryStarted: ({ comment, content }, store) =>
        onceTaken(store.queryFulfilled, () => void show(store, comment, { content, edited: true })),
      invalidatesTags: (_answer, error, { comment }) => (error === undefined ? tagOf(comment.postId) : []),
    }),
  }),
})
