import type { CommentView } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'
import { tagOf } from './comments.endpoints.ts'

interface CommentRemoval {
  readonly comment: CommentView
  /** Why, where it is somebody else's. */
  readonly reason?: string | undefined
}

/** Few comments are taken away. */
export const commentRemovalApi = api.injectEndpoints({
  endpoints: (build) => ({
    deleteComment: build.mutation({
      ...to('DELETE /api/comments/:id', ({ comment: { id }, reason }: CommentRemoval) => ({
        params: { id },
        body: reason === undefined ? {} : { reason },
      })),
      invalidatesTags: (_answer, error, { comment }) => (error === undefined ? tagOf(comment.postId) : []),
    }),
  }),
})
