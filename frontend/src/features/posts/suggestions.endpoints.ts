import type { PostEditForm, SuggestionDecision, SuggestionList, Unchanged } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

interface Suggested {
  readonly postId: number
  readonly body: Unchanged<PostEditForm>
}
export interface SuggestionAnswer {
  readonly postId: number
  readonly suggestionId: string
  readonly decision: SuggestionDecision
}
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
      ...to('POST /api/posts/:id/suggestions', ({ postId, body }: Suggested) => ({ params: { id: postId }, body })),
      invalidatesTags: (_answer, error, { postId }) => (error === undefined ? [{ type: 'Post', id: postId }] : []),
    }),
    answerSuggestion: build.mutation({
      ...to(
        'POST /api/posts/:id/suggestions/:suggestionId',
        ({ postId, suggestionId, decision }: SuggestionAnswer) => ({
          params: { id: postId, suggestionId },
          body: { decision },
        }),
      ),
      // Who was late sees what is there now, too.
      invalidatesTags: (_answer, _error, { postId }) => [{ type: 'Post', id: postId }, 'Posts', 'Moderation'],
    }),
  }),
})
