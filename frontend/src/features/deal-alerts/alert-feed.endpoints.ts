import { api, whenDone } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'
import { feed } from './alert-tags.ts'

const changed = whenDone(feed)

/** The address at which a feed reader finds what alerts found. */
export const alertFeedApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAlertFeed: build.query({
      ...to('GET /api/user/alert-feed'),
      providesTags: [feed],
    }),
    renewAlertFeed: build.mutation({
      ...to('POST /api/user/alert-feed'),
      invalidatesTags: changed,
    }),
    dropAlertFeed: build.mutation({
      ...to('DELETE /api/user/alert-feed'),
      invalidatesTags: changed,
    }),
  }),
})
