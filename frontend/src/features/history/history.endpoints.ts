import type { HistoryEntry } from '@deals/events'
import { api } from '../../lib/api.ts'

/** What happened to a post; moderators are told more. */
export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHistory: build.query<{ readonly entries: readonly HistoryEntry[] }, number>({
      query: (postId) => ({ path: `/api/posts/${postId}/history` }),
      providesTags: (_answer, _error, postId) => [{ type: 'Post', id: postId }],
    }),
  }),
})
