import type { Preferences } from '@deals/events'
import { api } from '../../lib/api.ts'

/** What a member has chosen on any device; null for visitors. */
export const preferencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPreferences: build.query<Preferences | null, void>({
      query: () => ({ path: '/api/user/preferences', on401: null }),
      providesTags: ['Preferences'],
      // Never dropped; a timer that would drop it keeps a store that rendered a page alive on the server.
      keepUnusedDataFor: Infinity,
    }),
    changePreferences: build.mutation<Preferences, Partial<Preferences>>({
      query: (body) => ({ path: '/api/user/preferences', method: 'PATCH', body }),
      // The choice shows at once; a failure takes it back.
      async onQueryStarted(change, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          preferencesApi.util.updateQueryData('getPreferences', undefined, (draft) =>
            draft === null ? draft : { ...draft, ...change },
          ),
        )
        try {
          const { data } = await queryFulfilled
          void dispatch(preferencesApi.util.upsertQueryData('getPreferences', undefined, data))
        } catch {
          shown.undo()
        }
      },
    }),
  }),
})
