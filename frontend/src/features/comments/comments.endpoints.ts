import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { commentPageSize, commentShownDepth, type CommentSortOrder, type CommentView } from '@deals/events'
import { api, type ApiState } from '../../lib/api.ts'
import { statusOf } from '../../lib/api-problem.ts'
import { to, type SentTo } from '../../lib/call.ts'
import { votedComment } from './voted-comment.ts'

export interface CommentQuestion {
  readonly postId: number
  readonly page: number
  readonly sort: CommentSortOrder
  /** Words or a name that is searched for. */
  readonly q?: string
}

interface NewComment {
  readonly body: SentTo<'POST /api/comments'>
  readonly key: string
}

interface CommentVote {
  readonly comment: CommentView
  readonly value: 1 | -1
  readonly idempotencyKey: string
}

export const tagOf = (postId: number) => [{ type: 'Comments' as const, id: postId }]

/** Where words were refused, comments may have been locked since the page was asked for: the post says why. */
const postIfLocked = (postId: number, error: unknown) =>
  statusOf(error) === 400 ? [{ type: 'Post' as const, id: postId }] : []

/** Once a command was taken; whoever gave it is told of a failure elsewhere. */
export const onceTaken = <T>(fulfilled: Promise<{ readonly data: T }>, act: (answer: T) => void) =>
  fulfilled.then(
    ({ data }) => act(data),
    () => undefined,
  )

/** What people say about a post. */
export const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listComments: build.query({
      ...to('GET /api/posts/:id/comments', ({ postId, page, sort, q }: CommentQuestion) => ({
        params: { id: postId },
        query: { limit: commentPageSize, page, depth: commentShownDepth, sort, q },
      })),
      providesTags: (_answer, _error, { postId }) => tagOf(postId),
    }),
    getCommentPath: build.query({
      ...to('GET /api/comments/path/:commentId', (commentId: number) => ({ params: { commentId } })),
      providesTags: (answer) => tagOf(answer?.comments[0]?.postId ?? 0),
    }),
    addComment: build.mutation({
      // It goes on though its writer leaves the page with the press.
      ...to('POST /api/comments', ({ body, key }: NewComment) => ({ body, idempotencyKey: key, keepalive: true })),
      // Its writer sees it at once, however late the list is and on whichever page of it.
      onQueryStarted: (_said, { dispatch, queryFulfilled }) =>
        onceTaken(queryFulfilled, (comment) => {
          void dispatch(commentsApi.util.upsertQueryData('getCommentPath', comment.id, { comments: [comment] }))
        }),
      invalidatesTags: (answer, error, { body: { postId } }) =>
        answer === undefined ? postIfLocked(postId, error) : tagOf(postId),
    }),
    voteOnComment: build.mutation({
      ...to('POST /api/comments/:id/votes', ({ comment: { id }, value, idempotencyKey }: CommentVote) => ({
        params: { id },
        body: { value },
        idempotencyKey,
      })),
      // The vote shows at once on every page of comments that is kept; a failure takes it back.
      async onQueryStarted({ comment, value }, store) {
        const { userVote, votes } = votedComment(comment, value)
        await store.queryFulfilled.catch(show(store, comment, { userVote, votes }))
      },
    }),
  }),
})

interface Shown {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>
  readonly getState: () => ApiState
}

/** Changes a comment on every page of comments that is kept. Answers how to take that back. */
export function show({ dispatch, getState }: Shown, { id }: CommentView, changed: Partial<CommentView>): () => void {
  const patch = (draft: { readonly comments: readonly { id: number }[] }) => {
    const found = draft.comments.find((comment) => comment.id === id)
    if (found !== undefined) {
      Object.assign(found, changed)
    }
  }
  const { selectCachedArgsForQuery, updateQueryData } = commentsApi.util
  const shown = [
    ...selectCachedArgsForQuery(getState(), 'listComments').map((question) =>
      dispatch(updateQueryData('listComments', question, patch)),
    ),
    ...selectCachedArgsForQuery(getState(), 'getCommentPath').map((commentId) =>
      dispatch(updateQueryData('getCommentPath', commentId, patch)),
    ),
  ]
  return () => {
    shown.forEach(({ undo }) => {
      undo()
    })
  }
}
