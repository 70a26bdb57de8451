import type { MessageForm } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** What moderators and a member write to each other. */
export const threadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnThread: build.query({
      ...to('GET /api/user/thread', (_nothing: undefined) => ({})),
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
      ...to(
        'POST /api/moderation/users/:username/thread',
        ({ username, ...body }: MessageForm & { readonly username: string }) => ({ params: { username }, body }),
      ),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Thread'] : []),
    }),
  }),
})
