import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** What only moderators do to a history. */
export const redactionApi = api.injectEndpoints({
  endpoints: (build) => ({
    redactVersion: build.mutation({
      ...to('POST /api/posts/:id/redactions'),
      invalidatesTags: (_answer, error, { id }) => (error === undefined ? [{ type: 'Post', id }] : []),
    }),
  }),
})
