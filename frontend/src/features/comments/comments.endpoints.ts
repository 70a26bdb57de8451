import { commentPageSize, commentShownDepth } from '@deals/events'
import type { CommentSortOrder, CommentView } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'
import type { ApiState } from '../../lib/api.ts'
import { votedComment } from './voted-comment.ts'

export interface CommentQuestion {
  readonly postId: number
  readonly page: number
  readonly sort: CommentSortOrder
}

interface NewComment {
  readonly postId: number
  readonly content: string
  readonly depth: number
  readonly parentId?: number
}

interface CommentEdit {
  readonly comment: CommentView
  readonly content: string
}

interface CommentVote {
  readonly comment: CommentView
  readonly value: 1 | -1
}

const tagOf = (postId: number) => [{ type: 'Comments' as const, id: postId }]

/** What people say about a post. */
export const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listComments: build.query({
      ...to('GET /api/posts/:id/comments', ({ postId, page, sort }: CommentQuestion) => ({
        params: { id: postId },
        query: { limit: commentPageSize, page, depth: commentShownDepth, sort },
      })),
      providesTags: (_answer, _error, { postId }) => tagOf(postId),
    }),
    getCommentPath: build.query({
      ...to('GET /api/comments/path/:commentId', (commentId: number) => ({ params: { commentId } })),
      providesTags: (answer) => tagOf(answer?.comments[0]?.postId ?? 0),
    }),
    addComment: build.mutation({
      ...to('POST /api/comments', (body: NewComment) => ({ body })),
      invalidatesTags: (answer, _error, { postId }) => (answer === undefined ? [] : tagOf(postId)),
    }),
    editComment: build.mutation({
      ...to('PATCH /api/comments/:id', ({ comment, content }: CommentEdit) => ({
        params: { id: comment.id },
        body: { content },
      })),
      // The new words stand there when the form closes, however late the list is.
      async onQueryStarted({ comment, content }, { dispatch, getState, queryFulfilled }) {
        const isSaved = await queryFulfilled.then(
          () => true,
          () => false,
        )
        const patches = isSaved ? patchesOf(getState(), comment, { content, edited: true }) : []
        patches.forEach((patch) => dispatch(patch))
      },
      invalidatesTags: (_answer, error, { comment }) => (error === undefined ? tagOf(comment.postId) : []),
    }),
    deleteComment: build.mutation({
      ...to('DELETE /api/comments/:id', ({ id }: CommentView) => ({ params: { id }, body: {} })),
      invalidatesTags: (_answer, error, { postId }) => (error === undefined ? tagOf(postId) : []),
    }),
    voteOnComment: build.mutation({
      ...to('POST /api/comments/:id/votes', ({ comment, value }: CommentVote) => ({
        params: { id: comment.id },
        body: { value },
      })),
      // The vote shows at once on every page of comments that is kept; a failure takes it back.
      async onQueryStarted({ comment, value }, store) {
        const { dispatch, queryFulfilled } = store
        const { userVote, votes } = votedComment(comment, value)
        const changes = patchesOf(store.getState(), comment, { userVote, votes }).map((patch) => dispatch(patch))
        try {
          await queryFulfilled
        } catch {
          changes.forEach(({ undo }) => {
            undo()
          })
        }
      },
    }),
  }),
})

function patchesOf(state: ApiState, { id }: CommentView, changed: Partial<CommentView>) {
  const patch = (draft: { readonly comments: readonly { id: number }[] }) => {
    const found = draft.comments.find((comment) => comment.id === id)
    if (found !== undefined) {
      Object.assign(found, changed)
    }
  }
  const { util } = commentsApi
  return [
    ...util
      .selectCachedArgsForQuery(state, 'listComments')
      .map((question) => util.updateQueryData('listComments', question, patch)),
    ...util
      .selectCachedArgsForQuery(state, 'getCommentPath')
      .map((commentId) => util.updateQueryData('getCommentPath', commentId, patch)),
  ]
}
