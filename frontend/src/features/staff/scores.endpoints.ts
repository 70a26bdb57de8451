import type { ScoreReason } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'
import type { SentTo } from '../../lib/call.ts'

interface FailedScoresAsked {
  readonly reason: ScoreReason
  readonly page: number
}

/** How the making of scores goes, for staff. */
export const scoresApi = api.injectEndpoints({
  endpoints: (build) => ({
    getScores: build.query({
      ...to('GET /api/staff/scores', (days: string) => ({ query: { days: Number(days) } })),
      providesTags: ['Staff'],
    }),
    getFailedScores: build.query({
      ...to('GET /api/staff/scores/failures', ({ reason, page }: FailedScoresAsked) => ({ query: { reason, page } })),
      providesTags: ['Staff'],
    }),
    retryScores: build.mutation({
      ...to('POST /api/staff/scores/retry', (body: SentTo<'POST /api/staff/scores/retry'>) => ({ body })),
      invalidatesTags: ['Staff'],
    }),
  }),
})
