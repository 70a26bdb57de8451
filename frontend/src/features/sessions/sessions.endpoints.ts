import type { CurrentUser } from '@deals/events'
import { api } from '../../lib/api.ts'

/** Who is signed in. */
export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getViewer: build.query<CurrentUser | null, void>({
      query: () => ({ path: '/api/user', on401: null }),
      providesTags: ['Viewer'],
      // Never dropped; a timer that would drop it keeps a store that rendered a page alive on the server.
      keepUnusedDataFor: Infinity,
    }),
  }),
})
