import type { ScoreReason } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to, type SentTo } from '../../lib/call.ts'

interface FailedScoresAsked {
  readonly reason: ScoreReason
  readonly page: number
}

/** The key makes two presses one replay. */
interface ReplayWish {
  readonly body: SentTo<'POST /api/staff/scores/replays'>
  readonly key: string
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
    getReplays: build.query({
      ...to('GET /api/staff/scores/replays'),
      providesTags: ['Staff'],
    }),
    getReplay: build.query({
      ...to('GET /api/staff/scores/replays/:replayId', (replayId: string) => ({ params: { replayId } })),
      providesTags: ['Staff'],
    }),
    startReplay: build.mutation({
      ...to('POST /api/staff/scores/replays', ({ body, key }: ReplayWish) => ({ body, idempotencyKey: key })),
      invalidatesTags: ['Staff'],
    }),
    stopReplay: build.mutation({
      ...to('POST /api/staff/scores/replays/:replayId/stop', (replayId: string) => ({
        params: { replayId },
        body: {},
      })),
      invalidatesTags: ['Staff'],
    }),
    retryScores: build.mutation({
      ...to('POST /api/staff/scores/retry'),
      invalidatesTags: ['Staff'],
    }),
  }),
})
