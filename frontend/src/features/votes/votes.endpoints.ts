import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'
import type { VoteValue } from './displayed-score.ts'

interface SentVote {
  readonly postId: number
  readonly value: VoteValue
  readonly again?: true
  /** That of a press which may be sent more than once. */
  readonly key?: string
}

/** Also for a press that is sent later. */
export const voteCall = to('POST /api/posts/:id/votes', ({ postId, key, ...body }: SentVote) => ({
  params: { id: postId },
  body,
  keepalive: true,
  idempotencyKey: key,
}))

/** Voting. Nothing is asked for again afterwards: the overlay shows the vote wherever the post is. */
export const votesApi = api.injectEndpoints({
  endpoints: (build) => ({
    castVote: build.mutation(voteCall),
  }),
})
