import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'
import type { VoteValue } from './displayed-score.ts'

/** Voting. Nothing is asked for again afterwards: the overlay shows the vote wherever the post is. */
export const votesApi = api.injectEndpoints({
  endpoints: (build) => ({
    castVote: build.mutation({
      ...to(
        'POST /api/posts/:id/votes',
        ({ postId, ...body }: { readonly postId: number; readonly value: VoteValue; readonly again?: true }) => ({
          params: { id: postId },
          body,
        }),
      ),
    }),
  }),
})
