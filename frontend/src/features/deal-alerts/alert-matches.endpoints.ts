import type { AlertMatchList } from '@deals/events'
import { api } from '../../lib/api.ts'
import { alertPath, list, matches, unread } from './alert-tags.ts'

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
    listMatches: build.query<AlertMatchList, MatchQuestion>({
      query: ({ page, alert }) => ({
        path: '/api/deal-alerts/matches',
        params: { page, limit: matchPageSize, alert },
      }),
      providesTags: [matches],
    }),
    /** How many matches wait to be seen. */
    countUnread: build.query<AlertMatchList, void>({
      query: () => ({ path: '/api/deal-alerts/matches', params: { page: 1, limit: 1 } }),
      providesTags: [unread],
    }),
    markMatchesSeen: build.mutation<unknown, void>({
      query: () => ({ path: '/api/deal-alerts/matches/seen', method: 'POST' }),
      // The list keeps its marks for as long as it is looked at.
      invalidatesTags: (_answer, error) => (error === undefined ? [unread] : []),
    }),
    dismissMatch: build.mutation<unknown, Dismissal>({
      query: ({ alertId, postId, word }) => ({
        path: `${alertPath(alertId)}/matches/${postId}/dismiss`,
        method: 'POST',
        body: word === undefined ? {} : { word },
      }),
      async onQueryStarted({ alertId, postId, shownIn }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          alertMatchesApi.util.updateQueryData('listMatches', shownIn, (draft) => {
            draft.matches = draft.matches.filter((one) => one.alertId !== alertId || one.postId !== postId)
            draft.total -= 1
          }),
        )
        await queryFulfilled.catch(() => shown.undo())
      },
      invalidatesTags: (_answer, error) => (error === undefined ? [list] : []),
    }),
  }),
})
