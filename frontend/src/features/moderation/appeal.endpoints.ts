import type { AppealAnswerRequest, AppealRequest } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

interface AppealQuestion {
  readonly state: 'open' | 'decided'
  readonly page: number
}
export const appealsPageSize = 25

/** What members appeal, and what moderators answer. */
export const appealApi = api.injectEndpoints({
  endpoints: (build) => ({
    openAppeal: build.mutation({
      ...to('POST /api/appeals', (body: AppealRequest) => ({ body })),
    }),
    getAppeals: build.query({
      ...to('GET /api/moderation/appeals', (question: AppealQuestion) => ({
        query: { ...question, limit: appealsPageSize },
      })),
      providesTags: ['Moderation'],
    }),
    decideAppeal: build.mutation({
      ...to('POST /api/moderation/appeals/:id', ({ id, ...body }: AppealAnswerRequest & { readonly id: string }) => ({
        params: { id },
        body,
      })),
      invalidatesTags: ['Moderation'],
    }),
  }),
})
