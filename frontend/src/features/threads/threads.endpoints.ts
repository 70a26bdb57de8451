import { api, whenDone } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** What moderators and a member write to each other. */
export const threadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnThread: build.query({
      ...to('GET /api/user/thread'),
      providesTags: ['Thread'],
    }),
    getThread: build.query({
      ...to('GET /api/moderation/users/:username/thread', (username: string) => ({ params: { username } })),
      providesTags: ['Thread'],
    }),
    answerModerators: build.mutation({
      ...to('POST /api/user/thread', (text: string) => ({ body: { text } })),
      invalidatesTags: ['Thread'],
    }),
    writeToMember: build.mutation({
      ...to('POST /api/moderation/users/:username/thread'),
      invalidatesTags: whenDone('Thread'),
    }),
  }),
})
