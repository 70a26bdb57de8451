import { api } from '../../lib/api.ts'
import { to, type SentTo } from '../../lib/call.ts'

interface NewSuggestion {
  readonly id: number
  readonly changes: SentTo<'POST /api/posts/:id/suggestions'>
  readonly key: string
}

/** Suggesting an edit and answering one, apart from what every page of a post asks. */
export const suggestingApi = api.injectEndpoints({
  endpoints: (build) => ({
    suggestEdit: build.mutation({
      ...to('POST /api/posts/:id/suggestions', ({ id, changes, key }: NewSuggestion) => ({
        params: { id },
        body: changes,
        idempotencyKey: key,
      })),
      invalidatesTags: (_answer, error, { id }) => (error === undefined ? [{ type: 'Post', id }] : []),
    }),
    answerSuggestion: build.mutation({
      ...to('POST /api/posts/:id/suggestions/:suggestionId'),
      // Who was late sees what is there now, too.
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Post', id }, 'Posts', 'Moderation'],
    }),
  }),
})
