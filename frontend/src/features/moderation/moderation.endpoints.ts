import type { LogView, QueueTab, QueueView } from '@deals/events'
import { api, whenDone } from '../../lib/api.ts'
import { statusOf } from '../../lib/api-problem.ts'
import { to, type Paged, type SentTo } from '../../lib/call.ts'

/** What a page of the queue is narrowed by, as it stands in the address. */
export interface QueueQuestion {
  readonly tab: QueueTab
  readonly q?: string
  readonly reason?: string
  readonly category?: string
  readonly store?: string
  readonly poster?: string
  readonly trust?: string
  readonly holder?: string
  readonly waiting?: string
}

/** What a post is brought to. */
export type Decision = SentTo<'PATCH /api/moderation/posts/:id/status'>

/** One thing that a moderator did, about a post or a member. */
export type LogEntry = LogView['entries'][number]
export interface LogQuestion {
  readonly page: number
  readonly actor: string
  readonly kind: string
  readonly about: string
  /** How many days back; empty for all. */
  readonly days: number | ''
}

const pageSize = 25
export const queuePageSize = pageSize
/** Who may not decide, or does not find what waits here, may have lost the role, and the desk with it: then all is asked for again. */
const isWhole = (error: unknown) => error === undefined || [403, 404].includes(statusOf(error) ?? 0)
/** The next case opens at once, so only one that could not be decided is asked for again. */
const afterDecision = (error: unknown, id: string | number) => (isWhole(error) ? (['Moderation'] as const) : aPost(id))
export const logPageSize = 50

const ofPost = (postId: number) => ({ params: { id: postId } })
const aPost = (id: string | number) => [{ type: 'Post' as const, id }]

/** What moderators look at. */
const reading = api.injectEndpoints({
  endpoints: (build) => ({
    getQueue: build.infiniteQuery({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }: QueueView) => next ?? undefined },
      ...to('GET /api/moderation/queue', ({ queryArg, pageParam }: Paged<QueueQuestion, string>) => ({
        said: { ...queryArg, limit: pageSize, cursor: pageParam },
      })),
    }),
    getCounts: build.query({
      ...to('GET /api/moderation/queue', (_nothing: undefined) => ({ query: { limit: 1 } })),
      transformResponse: ({ counts }: QueueView) => counts,
      providesTags: ['Moderation'],
    }),
    getCase: build.query({
      ...to('GET /api/moderation/posts/:id', ofPost),
      providesTags: (_answer, _error, postId) => aPost(postId),
    }),
    getRawEvents: build.query({
      ...to('GET /api/moderation/posts/:id/events', ofPost),
      providesTags: (_answer, _error, postId) => aPost(postId),
    }),
    getLog: build.query({
      ...to('GET /api/moderation/log', (question: LogQuestion) => ({ query: { ...question, limit: logPageSize } })),
      providesTags: ['Moderation'],
    }),
    getMembers: build.query({
      ...to('GET /api/moderation/users', (q: string) => ({ query: { q } })),
      providesTags: ['Moderation'],
    }),
    getWaitingStores: build.query({
      ...to('GET /api/moderation/stores', (page: number) => ({ query: { page, limit: pageSize } })),
      providesTags: ['Moderation'],
    }),
    getMember: build.query({
      ...to('GET /api/moderation/users/:username', (username: string) => ({ params: { username } })),
      providesTags: ['Moderation'],
    }),
    getLinkedAccounts: build.query({
      ...to('GET /api/moderation/users/:username/linked', (username: string) => ({ params: { username } })),
    }),
  }),
})

const deciding = reading.injectEndpoints({
  endpoints: (build) => ({
    claimCase: build.mutation({
      ...to('POST /api/moderation/posts/:id/claim', (postId: number) => ({ ...ofPost(postId), body: {} })),
    }),
    releaseCase: build.mutation({
      ...to('DELETE /api/moderation/posts/:id/claim', (postId: number) => ({
        ...ofPost(postId),
        body: {},
        keepalive: true,
      })),
    }),
    decide: build.mutation({
      ...to('PATCH /api/moderation/posts/:id/status'),
      invalidatesTags: (_answer, error, { id }) => afterDecision(error, id),
    }),
    decideBulk: build.mutation({
      ...to('POST /api/moderation/bulk'),
      invalidatesTags: (answer) => (answer?.next === null ? ['Moderation'] : []),
    }),
    decideReports: build.mutation({
      ...to('PATCH /api/moderation/posts/:id/reports'),
      // What is taken back may be a part of the open case.
      invalidatesTags: (_answer, error, { id, outcome }) => [
        ...afterDecision(error, id),
        ...(outcome === 'open' ? aPost(id) : []),
      ],
    }),
    mergePost: build.mutation({
      ...to('POST /api/moderation/posts/:id/merge'),
      invalidatesTags: (_answer, error, { id }) => afterDecision(error, id),
    }),
    undoDecision: build.mutation({
      ...to('POST /api/moderation/posts/:id/undo'),
      invalidatesTags: (_answer, _error, { id }) => [...aPost(id), 'Moderation'],
    }),
  }),
})

/** What moderators look at, decide and write down. */
export const moderationApi = deciding.injectEndpoints({
  endpoints: (build) => ({
    sanction: build.mutation({
      ...to('POST /api/moderation/users/:username/sanctions'),
      invalidatesTags: whenDone('Moderation'),
    }),
    decideStore: build.mutation({
      ...to('PATCH /api/moderation/stores/:slug'),
      invalidatesTags: ['Moderation'],
    }),
    noteCase: build.mutation({
      ...to('POST /api/moderation/posts/:id/notes'),
      invalidatesTags: (_answer, error, { id }) => (error === undefined ? aPost(id) : []),
    }),
    correctPost: build.mutation({
      ...to('PATCH /api/posts/:id'),
      invalidatesTags: (_answer, error, { id }) => [
        ...aPost(id),
        // A post in review is hidden from who lost the role.
        ...(error === undefined ? [] : (['Moderation'] as const)),
      ],
    }),
  }),
})
