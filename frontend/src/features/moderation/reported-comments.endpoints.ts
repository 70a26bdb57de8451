import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** A comment below the post of a case. */
interface OfCase {
  readonly postId: number
  readonly commentId: number
}

const changed = (_answer: unknown, error: unknown, { postId }: OfCase) =>
  error === undefined
    ? (['Moderation', { type: 'Post', id: postId }, { type: 'Comments', id: postId }] as const)
    : // Who may not may have lost the role, and the desk with it.
      (['Moderation', { type: 'Post', id: postId }] as const)

/** What moderators decide about comments that members reported. */
export const reportedCommentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    keepComment: build.mutation({
      ...to('PATCH /api/moderation/posts/:id/reports', ({ postId, commentId }: OfCase) => ({
        params: { id: postId },
        body: { outcome: 'dismissed', commentId },
      })),
      invalidatesTags: changed,
    }),
    removeComment: build.mutation({
      ...to('DELETE /api/comments/:id', ({ commentId, reason }: OfCase & { readonly reason: string }) => ({
        params: { id: commentId },
        body: { reason },
      })),
      invalidatesTags: changed,
    }),
    restoreComment: build.mutation({
      ...to('POST /api/comments/:id/restore', ({ commentId }: OfCase) => ({ params: { id: commentId } })),
      invalidatesTags: changed,
    }),
  }),
})
