import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** How many days a page of roots shows. */
export const voteRootsPageSize = 30

/** Proofs of votes: the roots of all, and the receipts of one's own. */
export const receiptsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listVoteRoots: build.query({
      ...to('GET /api/vote-roots', (page: number) => ({ query: { page, limit: voteRootsPageSize } })),
      providesTags: ['Moderation'],
    }),
    /** The roots of one day, mostly one; none where none was published for it. */
    getVoteRoot: build.query(to('GET /api/vote-roots', (day: string) => ({ query: { day } }))),
    getVoteReceipts: build.query({
      ...to('GET /api/posts/:id/votes/receipts', (postId: number) => ({ params: { id: postId } })),
      providesTags: (_answer, _error, postId) => [{ type: 'Post', id: postId }],
    }),
  }),
})
