import type { RedactionRequest } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** What only moderators do to a history. */
export const redactionApi = api.injectEndpoints({
  endpoints: (build) => ({
    redactVersion: build.mutation({
      ...to(
        'POST /api/posts/:id/redactions',
        ({ postId, ...body }: RedactionRequest & { readonly postId: number }) => ({
          params: { id: postId },
          body,
        }),
      ),
      invalidatesTags: (_answer, error, { postId }) => (error === undefined ? [{ type: 'Post', id: postId }] : []),
    }),
  }),
})
