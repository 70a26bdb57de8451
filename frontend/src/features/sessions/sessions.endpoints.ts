import { api } from '../../lib/api.ts'
import { toOrNull } from '../../lib/call.ts'

/** Who is signed in. */
export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getViewer: build.query({
      ...toOrNull('GET /api/user'),
      providesTags: ['Viewer'],
      // Never dropped; a timer that would drop it keeps a store that rendered a page alive on the server.
      keepUnusedDataFor: Infinity,
    }),
  }),
})
