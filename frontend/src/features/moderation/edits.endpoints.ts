import type { SuggestionList } from '@deals/events'
import { api } from '../../lib/api.ts'

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

/** The edits that wait at all posts. */
export const editsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEdits: build.query<SuggestionList, EditsAsked>({
      // What stands in the address goes on as it is: the server says what it does not understand.
      query: ({ page, question: { tab: _tab, ...said } }) => ({
        path: '/api/moderation/edits',
        params: { ...said, page, limit: editsPageSize },
      }),
      providesTags: ['Moderation'],
    }),
  }),
})
