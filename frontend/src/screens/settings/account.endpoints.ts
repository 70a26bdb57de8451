import { api } from '../../lib/api.ts'

/** What its owner may change of a profile. */
export interface OwnProfile {
  readonly username: string
  readonly bio: string | null
  readonly location: string | null
  readonly avatar: string | null
}

/** One device that is signed in. */
export interface SessionView {
  readonly id: string
  /** The browser and the system, as far as they tell. */
  readonly label: string
  readonly createdAt: string
  readonly lastSeenAt: string
  readonly current: boolean
}

interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
}

/** Where letters go. */
export interface EmailView {
  readonly email: string | null
  readonly confirmed: boolean
  /** An address that was asked, and has not answered yet. */
  readonly pending: string | null
}

/** What becomes of the posts of a member who leaves. */
export type LeavingChoice = 'keep' | 'delete'

/** The member's own account. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnProfile: build.query<OwnProfile, void>({
      query: () => ({ path: '/api/user/profile' }),
      providesTags: ['Profile'],
    }),
    changeProfile: build.mutation<unknown, Partial<OwnProfile>>({
      query: (body) => ({ path: '/api/user/profile', method: 'PATCH', body }),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Profile', 'Viewer'] : []),
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (body) => ({ path: '/api/user/password', method: 'POST', body }),
    }),
    getEmail: build.query<EmailView, void>({
      query: () => ({ path: '/api/user/email' }),
      providesTags: ['Profile'],
    }),
    changeEmail: build.mutation<unknown, { readonly email: string | null }>({
      query: (body) => ({ path: '/api/user/email', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Profile'] : []),
    }),
    getSessions: build.query<{ readonly sessions: readonly SessionView[] }, void>({
      query: () => ({ path: '/api/user/sessions' }),
      providesTags: ['Viewer'],
    }),
    endSessions: build.mutation<unknown, void>({
      query: () => ({ path: '/api/user/sessions', method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Viewer'] : []),
    }),
    endSession: build.mutation<unknown, string>({
      query: (id) => ({ path: `/api/user/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Viewer'] : []),
    }),
    exportAccount: build.mutation<unknown, void>({
      query: () => ({ path: '/api/user/export', method: 'POST' }),
    }),
    deleteAccount: build.mutation<unknown, LeavingChoice>({
      query: (posts) => ({ path: '/api/user', method: 'DELETE', body: { posts } }),
    }),
  }),
})
