import { api } from '../../lib/api.ts'
import { to, type SentTo } from '../../lib/call.ts'

interface AppealQuestion {
  readonly state: 'open' | 'decided'
  readonly page: number
}
/** A post, and when somebody decided about it. */
interface DecidedPost {
  readonly postId: number
  readonly at: string
}
interface NewAppeal {
  readonly body: SentTo<'POST /api/appeals'>
  readonly key: string
}
export const appealsPageSize = 25

/** What members appeal, and what moderators answer. */
export const appealApi = api.injectEndpoints({
  endpoints: (build) => ({
    openAppeal: build.mutation({
      ...to('POST /api/appeals', ({ body, key }: NewAppeal) => ({ body, idempotencyKey: key })),
    }),
    getAppeals: build.query({
      ...to('GET /api/moderation/appeals', (question: AppealQuestion) => ({
        query: { ...question, limit: appealsPageSize },
      })),
      providesTags: ['Moderation'],
    }),
    getPostBefore: build.query({
      // A moment before: the decision itself is no part of what was decided about.
      ...to('GET /api/posts/:id/as-of', ({ postId, at }: DecidedPost) => ({
        params: { id: postId },
        query: { at: String(Date.parse(at) - 1) },
      })),
    }),
    decideAppeal: build.mutation({
      ...to('POST /api/moderation/appeals/:id'),
      invalidatesTags: ['Moderation'],
    }),
  }),
})
