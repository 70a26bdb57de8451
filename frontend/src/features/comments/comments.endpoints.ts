import { commentPageSize, commentShownDepth } from '@deals/events'
import type { CastVoteReply, CommentList, CommentSortOrder, CommentView } from '@deals/events'
import { api } from '../../lib/api.ts'
import type { ApiState } from '../../lib/api.ts'
import { votedComment } from './voted-comment.ts'

export interface CommentQuestion {
  readonly postId: number
  readonly page: number
  readonly sort: CommentSortOrder
}

interface CommentPath {
  readonly comments: readonly CommentView[]
}

interface NewComment {
  readonly postId: number
  readonly content: string
  readonly depth: number
  readonly parentId?: number
}

interface CommentVote {
  readonly comment: CommentView
  readonly value: 1 | -1
}

const tagOf = (postId: number) => [{ type: 'Comments' as const, id: postId }]

/** What people say about a post. */
export const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listComments: build.query<CommentList, CommentQuestion>({
      query: ({ postId, page, sort }) => ({
        path: `/api/posts/${postId}/comments`,
        params: { limit: commentPageSize, page, depth: commentShownDepth, sort },
      }),
      providesTags: (_answer, _error, { postId }) => tagOf(postId),
    }),
    getCommentPath: build.query<CommentPath, number>({
      query: (commentId) => ({ path: `/api/comments/path/${commentId}` }),
      providesTags: (answer) => tagOf(answer?.comments[0]?.postId ?? 0),
    }),
    addComment: build.mutation<CommentView, NewComment>({
      query: (body) => ({ path: '/api/comments', method: 'POST', body }),
      invalidatesTags: (answer, _error, { postId }) => (answer === undefined ? [] : tagOf(postId)),
    }),
    editComment: build.mutation<unknown, { readonly comment: CommentView; readonly content: string }>({
      query: ({ comment, content }) => ({ path: `/api/comments/${comment.id}`, method: 'PATCH', body: { content } }),
      invalidatesTags: (_answer, error, { comment }) => (error === undefined ? tagOf(comment.postId) : []),
    }),
    deleteComment: build.mutation<unknown, CommentView>({
      query: ({ id }) => ({ path: `/api/comments/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, error, { postId }) => (error === undefined ? tagOf(postId) : []),
    }),
    voteOnComment: build.mutation<CastVoteReply, CommentVote>({
      query: ({ comment, value }) => ({ path: `/api/comments/${comment.id}/votes`, method: 'POST', body: { value } }),
      // The vote shows at once on every page of comments that is kept; a failure takes it back.
      async onQueryStarted({ comment, value }, store) {
        const { dispatch, queryFulfilled } = store
        const changes = patchesOf(store.getState(), comment, votedComment(comment, value)).map((patch) =>
          dispatch(patch),
        )
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

function patchesOf(state: ApiState, { id }: CommentView, { userVote, votes }: CommentView) {
  const vote = (draft: { readonly comments: readonly { id: number }[] }) => {
    const found = draft.comments.find((comment) => comment.id === id)
    if (found !== undefined) {
      Object.assign(found, { userVote, votes })
    }
  }
  const { util } = commentsApi
  return [
    ...util
      .selectCachedArgsForQuery(state, 'listComments')
      .map((question) => util.updateQueryData('listComments', question, vote)),
    ...util
      .selectCachedArgsForQuery(state, 'getCommentPath')
      .map((commentId) => util.updateQueryData('getCommentPath', commentId, vote)),
  ]
}
