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

/** The edits that wait at all posts. */
export const editsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEdits: build.query({
      ...to('GET /api/moderation/edits', ({ page, question: { tab: _tab, ...said } }: EditsAsked) => ({
        said: { ...said, page, limit: editsPageSize },
      })),
      providesTags: ['Moderation'],
    }),
  }),
})
