import type { CastVoteReply } from '@deals/events'
import { api } from '../../lib/api.ts'
import type { VoteValue } from './displayed-score.ts'

/** Voting. Nothing is asked for again afterwards: the overlay shows the vote wherever the post is. */
export const votesApi = api.injectEndpoints({
  endpoints: (build) => ({
    castVote: build.mutation<CastVoteReply, { readonly postId: number; readonly value: VoteValue }>({
      query: ({ postId, value }) => ({ path: `/api/posts/${postId}/votes`, method: 'POST', body: { value } }),
    }),
  }),
})
