import type { StandingView } from '@deals/events'
import { api } from '../../lib/api.ts'

/** What moderators decided about the member. */
export const standingSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnStanding: build.query<StandingView, undefined>({
      query: () => ({ path: '/api/user/standing' }),
    }),
  }),
})
