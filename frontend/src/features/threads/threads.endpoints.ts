import { api, whenDone } from '../../lib/api.ts'
import { to, type SentTo } from '../../lib/call.ts'

/** A message, under its key. */
interface Message {
  readonly text: string
  readonly key: string
}
interface MessageToMember {
  readonly username: string
  readonly message: SentTo<'POST /api/moderation/users/:username/thread'>
  readonly key: string
}

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
      ...to('POST /api/user/thread', ({ text, key }: Message) => ({ body: { text }, idempotencyKey: key })),
      invalidatesTags: ['Thread'],
    }),
    writeToMember: build.mutation({
      ...to('POST /api/moderation/users/:username/thread', ({ username, message, key }: MessageToMember) => ({
        params: { username },
        body: message,
        idempotencyKey: key,
      })),
      invalidatesTags: whenDone('Thread'),
    }),
  }),
})
