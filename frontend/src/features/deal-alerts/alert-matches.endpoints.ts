import { api, whenDone } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'
import { list, matches, unread } from './alert-tags.ts'

/** Which matches are asked for; of all alerts where none is named. */
export interface MatchQuestion {
  readonly page: number
  readonly alert: string
}

/** One match that a member does not want. */
export interface Dismissal {
  readonly alertId: string
  readonly postId: number
  /** Excluded from now on. */
  readonly word?: string | undefined
  /** The list on which it stands. */
  readonly shownIn: MatchQuestion
}

export const matchPageSize = 25

/** What was found for a member. */
export const alertMatchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMatches: build.query({
      ...to('GET /api/deal-alerts/matches', ({ page, alert }: MatchQuestion) => ({
        query: { page, limit: matchPageSize, alert },
      })),
      providesTags: [matches],
    }),
    /** How many matches wait to be seen. */
    countUnread: build.query({
      ...to('GET /api/deal-alerts/matches', (_nothing: void) => ({ query: { page: 1, limit: 1 } })),
      providesTags: [unread],
    }),
    markMatchesSeen: build.mutation({
      ...to('POST /api/deal-alerts/matches/seen'),
      // The list keeps its marks for as long as it is looked at.
      invalidatesTags: whenDone(unread),
    }),
    dismissMatch: build.mutation({
      ...to('POST /api/deal-alerts/:id/matches/:postId/dismiss', ({ alertId, postId, word }: Dismissal) => ({
        params: { id: alertId, postId },
        body: { word },
      })),
      async onQueryStarted({ alertId, postId, shownIn }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          alertMatchesApi.util.updateQueryData('listMatches', shownIn, (draft) => {
            draft.matches = draft.matches.filter((one) => one.alertId !== alertId || one.postId !== postId)
            draft.total -= 1
          }),
        )
        await queryFulfilled.catch(() => shown.undo())
      },
      invalidatesTags: whenDone(list),
    }),
  }),
})
