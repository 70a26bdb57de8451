import type {
  CaseView,
  DecidedReports,
  DecideReports,
  HistoryEntry,
  MemberCase,
  MemberList,
  moderationStatuses,
  PostStatus,
  QueueTab,
  QueueView,
  Restriction,
  SanctionRequest,
} from '@deals/events'
import { api } from '../../lib/api.ts'

/** What a page of the queue is narrowed by, as it stands in the address. */
export interface QueueQuestion {
  readonly tab: QueueTab
  readonly q?: string
  readonly reason?: string
  readonly category?: string
  readonly store?: string
  readonly poster?: string
  readonly holder?: string
  readonly waiting?: string
}

export interface Decision {
  readonly postId: number
  readonly status: (typeof moderationStatuses)[number]
  readonly version: number
  readonly feedback?: string
  readonly reason?: string
}
export interface Decided {
  readonly status: PostStatus
  readonly version: number
}

/** An event as the log holds it. */
export interface RawEvent {
  readonly position: number
  readonly at: string
  readonly stream: string
  readonly revision: number
  readonly type: string
  readonly data: unknown
  readonly meta: unknown
}

/** One thing that a moderator did, about a post or a member. */
export interface LogEntry extends HistoryEntry {
  readonly code?: string
  readonly postId: number | null
  readonly title: string
  readonly member: string | null
  readonly restricts: readonly Restriction[]
  readonly until: string | null
  readonly undo: number | null
}
export interface LogQuestion {
  readonly page: number
  readonly actor: string
  readonly kind: string
}

const pageSize = 25
/** The next case opens at once, so only one that could not be decided is asked for again. */
const afterDecision = (error: unknown, postId: number) =>
  error === undefined ? (['Moderation'] as const) : [{ type: 'Post' as const, id: postId }]
export const logPageSize = 50
const memberPath = (username: string) => `/api/moderation/users/${encodeURIComponent(username)}`
const casePath = (postId: number) => `/api/moderation/posts/${postId}`

/** What moderators look at and decide. */
export const moderationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getQueue: build.infiniteQuery<QueueView, QueueQuestion, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        path: '/api/moderation/queue',
        params: { ...queryArg, limit: pageSize, cursor: pageParam },
      }),
    }),
    getCounts: build.query<QueueView['counts'], undefined>({
      query: () => ({ path: '/api/moderation/queue', params: { limit: 1 } }),
      transformResponse: ({ counts }: QueueView) => counts,
      providesTags: ['Moderation'],
    }),
    getCase: build.query<CaseView, number>({
      query: (postId) => ({ path: casePath(postId) }),
      providesTags: (_answer, _error, postId) => [{ type: 'Post', id: postId }],
    }),
    getRawEvents: build.query<{ readonly events: readonly RawEvent[] }, number>({
      query: (postId) => ({ path: `${casePath(postId)}/events` }),
      providesTags: (_answer, _error, postId) => [{ type: 'Post', id: postId }],
    }),
    claimCase: build.mutation<{ readonly assignee: string; readonly until: string }, number>({
      query: (postId) => ({ path: `${casePath(postId)}/claim`, method: 'POST' }),
    }),
    releaseCase: build.mutation<unknown, number>({
      query: (postId) => ({ path: `${casePath(postId)}/claim`, method: 'DELETE' }),
    }),
    decide: build.mutation<Decided, Decision>({
      query: ({ postId, ...body }) => ({ path: `${casePath(postId)}/status`, method: 'PATCH', body }),
      invalidatesTags: (_answer, error, { postId }) => afterDecision(error, postId),
    }),
    decideReports: build.mutation<DecidedReports, DecideReports & { readonly postId: number }>({
      query: ({ postId, ...body }) => ({ path: `${casePath(postId)}/reports`, method: 'PATCH', body }),
      invalidatesTags: (_answer, error, { postId }) => afterDecision(error, postId),
    }),
    undoDecision: build.mutation<Decided, { readonly postId: number; readonly version: number }>({
      query: ({ postId, version }) => ({ path: `${casePath(postId)}/undo`, method: 'POST', body: { version } }),
      invalidatesTags: (_answer, _error, { postId }) => [{ type: 'Post', id: postId }, 'Moderation'],
    }),
    getLog: build.query<{ readonly entries: readonly LogEntry[]; readonly total: number }, LogQuestion>({
      query: (question) => ({ path: '/api/moderation/log', params: { ...question, limit: logPageSize } }),
      providesTags: ['Moderation'],
    }),
    getMembers: build.query<MemberList, string>({
      query: (q) => ({ path: '/api/moderation/users', params: { q } }),
      providesTags: ['Moderation'],
    }),
    getMember: build.query<MemberCase, string>({
      query: (username) => ({ path: `${memberPath(username)}` }),
      providesTags: ['Moderation'],
    }),
    sanction: build.mutation<unknown, SanctionRequest & { readonly username: string }>({
      query: ({ username, ...body }) => ({ path: `${memberPath(username)}/sanctions`, method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Moderation'] : []),
    }),
    noteCase: build.mutation<unknown, { readonly postId: number; readonly note: string }>({
      query: ({ postId, note }) => ({ path: `${casePath(postId)}/notes`, method: 'POST', body: { note } }),
      invalidatesTags: (_answer, error, { postId }) => (error === undefined ? [{ type: 'Post', id: postId }] : []),
    }),
    correctPost: build.mutation<Decided, { readonly postId: number; readonly changes: object }>({
      query: ({ postId, changes }) => ({ path: `/api/posts/${postId}`, method: 'PATCH', body: changes }),
      invalidatesTags: (_answer, _error, { postId }) => [{ type: 'Post', id: postId }],
    }),
  }),
})
