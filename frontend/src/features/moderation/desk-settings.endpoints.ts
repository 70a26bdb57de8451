import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** What moderators set up for themselves and for each other. */
export const deskSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTemplates: build.query({
      ...to('GET /api/moderation/templates'),
      providesTags: ['Moderation'],
    }),
    changeTemplates: build.mutation({
      ...to('PUT /api/moderation/templates'),
      invalidatesTags: ['Moderation'],
    }),
    getSavedViews: build.query({
      ...to('GET /api/moderation/views'),
    }),
    changeSavedViews: build.mutation({
      ...to('PUT /api/moderation/views'),
      // What stands is in the answer; what is refused is told by who asked.
      onQueryStarted: (_body, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(deskSettingsApi.util.updateQueryData('getSavedViews', undefined, () => data)),
          () => undefined,
        ),
    }),
  }),
})
