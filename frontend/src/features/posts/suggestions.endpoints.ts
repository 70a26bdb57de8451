import type { SuggestionList } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

export const editsPageSize = 25

/** What the suggested edits are narrowed by, as it stands in the address. */
export interface EditsQuestion {
  readonly tab: 'edits'
  readonly q?: string
  readonly member?: string
  readonly type?: string
  readonly category?: string
  readonly waiting?: string
}
export interface EditsAsked {
  readonly question: EditsQuestion
  readonly page: number
}

/** Edits that members suggest, and what is answered. */
export const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSuggestions: build.query({
      ...to('GET /api/posts/:id/suggestions', (postId: number) => ({ params: { id: postId } })),
      providesTags: (_answer, _error, postId) => [{ type: 'Post', id: postId }],
    }),
    getEdits: build.query<SuggestionList, EditsAsked>({
      // What stands in the address goes on as it is: the server says what it does not understand.
      query: ({ page, question: { tab: _tab, ...said } }) => ({
        path: '/api/moderation/edits',
        params: { ...said, page, limit: editsPageSize },
      }),
      providesTags: ['Moderation'],
    }),
    suggestEdit: build.mutation({
      ...to('POST /api/posts/:id/suggestions'),
      invalidatesTags: (_answer, error, { id }) => (error === undefined ? [{ type: 'Post', id }] : []),
    }),
    answerSuggestion: build.mutation({
      ...to('POST /api/posts/:id/suggestions/:suggestionId'),
      // Who was late sees what is there now, too.
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Post', id }, 'Posts', 'Moderation'],
    }),
  }),
})
