import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** Saying why, apart from voting, which every list brings along. */
export const explainingApi = api.injectEndpoints({
  endpoints: (build) => ({
    explainDownvote: build.mutation({
      ...to('PUT /api/posts/:id/votes/reason'),
    }),
  }),
})
