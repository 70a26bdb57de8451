import type { DownReason } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

interface Explanation {
  readonly postId: number
  readonly reason: DownReason
  readonly link: string | null
}

/** Saying why, apart from voting, which every list brings along. */
export const explainingApi = api.injectEndpoints({
  endpoints: (build) => ({
    explainDownvote: build.mutation({
      ...to('PUT /api/posts/:id/votes/reason', ({ postId, ...body }: Explanation) => ({
        params: { id: postId },
        body,
      })),
    }),
  }),
})
