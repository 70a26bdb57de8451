import { api, whenDone } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** Whether notices come to this browser. */
export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPush: build.query({
      ...to('GET /api/user/push'),
      providesTags: ['Security'],
    }),
    keepPush: build.mutation({
      ...to('PUT /api/user/push'),
      invalidatesTags: whenDone('Security'),
    }),
    dropPush: build.mutation({
      ...to('DELETE /api/user/push'),
      invalidatesTags: ['Security'],
    }),
  }),
})
