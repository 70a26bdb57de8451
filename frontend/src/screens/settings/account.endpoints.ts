import type { ProfileForm } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'
import type { SentTo } from '../../lib/call.ts'

/** What becomes of the posts of a member who leaves. */
export type LeavingChoice = 'keep' | 'delete'

/** A name stands wherever its owner wrote or did something. */
const wherePeopleAreNamed = [
  'Viewer',
  'Profile',
  'Post',
  'Posts',
  'Comments',
  'Bookmarks',
  'Moderation',
  'Staff',
  'Stores',
  'Thread',
] as const

/** The member's own account. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnProfile: build.query({
      ...to('GET /api/user/profile', (_nothing: void) => ({})),
      providesTags: ['Profile'],
    }),
    changeProfile: build.mutation({
      ...to('PATCH /api/user/profile', (body: ProfileForm) => ({ body })),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Profile', 'Viewer'] : []),
    }),
    changeUsername: build.mutation({
      ...to('POST /api/user/username', (body: SentTo<'POST /api/user/username'>) => ({ body })),
      invalidatesTags: (_answer, error) => (error === undefined ? wherePeopleAreNamed : []),
    }),
    changePassword: build.mutation({
      ...to('POST /api/user/password', (body: SentTo<'POST /api/user/password'>) => ({ body })),
    }),
    changeEmail: build.mutation({
      ...to('POST /api/user/email', (body: SentTo<'POST /api/user/email'>) => ({ body })),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Profile'] : []),
    }),
    getSessions: build.query({
      ...to('GET /api/user/sessions', (_nothing: void) => ({})),
      providesTags: ['Viewer'],
    }),
    endSessions: build.mutation({
      ...to('DELETE /api/user/sessions', (_nothing: void) => ({})),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Viewer'] : []),
    }),
    endSession: build.mutation({
      ...to('DELETE /api/user/sessions/:id', (id: string) => ({ params: { id } })),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Viewer'] : []),
    }),
    exportAccount: build.mutation({ ...to('POST /api/user/export', (_nothing: void) => ({})) }),
    deleteAccount: build.mutation({ ...to('DELETE /api/user', (posts: LeavingChoice) => ({ body: { posts } })) }),
  }),
})
