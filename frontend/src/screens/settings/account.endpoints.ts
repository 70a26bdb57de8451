import { api, whenDone } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

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
      ...to('GET /api/user/profile'),
      providesTags: ['Profile'],
    }),
    changeProfile: build.mutation({
      ...to('PATCH /api/user/profile'),
      invalidatesTags: whenDone('Profile', 'Viewer'),
    }),
    changeUsername: build.mutation({
      ...to('POST /api/user/username'),
      invalidatesTags: whenDone(...wherePeopleAreNamed),
    }),
    changePassword: build.mutation({
      ...to('POST /api/user/password'),
      // It ends all other sessions.
      invalidatesTags: whenDone('Viewer'),
    }),
    changeEmail: build.mutation({
      ...to('POST /api/user/email'),
      invalidatesTags: whenDone('Profile'),
    }),
    getSessions: build.query({
      ...to('GET /api/user/sessions'),
      providesTags: ['Viewer'],
    }),
    endSessions: build.mutation({
      ...to('DELETE /api/user/sessions'),
      invalidatesTags: whenDone('Viewer'),
    }),
    endSession: build.mutation({
      ...to('DELETE /api/user/sessions/:id', (id: string) => ({ params: { id } })),
      invalidatesTags: whenDone('Viewer'),
    }),
    exportAccount: build.mutation({ ...to('POST /api/user/export') }),
    deleteAccount: build.mutation({ ...to('DELETE /api/user', (posts: LeavingChoice) => ({ body: { posts } })) }),
  }),
})
