import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** What moderators decided about the member. */
export const standingSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnStanding: build.query({ ...to('GET /api/user/standing') }),
  }),
})
