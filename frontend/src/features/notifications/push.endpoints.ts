import type { KeepPushRequest } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** Whether notices come to this browser. */
export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPush: build.query({
      ...to('GET /api/user/push', (_nothing: void) => ({})),
      providesTags: ['Security'],
    }),
    keepPush: build.mutation({
      ...to('PUT /api/user/push', (body: KeepPushRequest) => ({ body })),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Security'] : []),
    }),
    dropPush: build.mutation({
      ...to('DELETE /api/user/push', (_nothing: void) => ({})),
      invalidatesTags: ['Security'],
    }),
  }),
})
