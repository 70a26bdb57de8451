import { factTime } from '@deals/events'
import { foldFrom, type Missing } from '../platform/fold.ts'

export type CommentState = Missing | ExistingComment

export interface ExistingComment {
  readonly status: 'shown' | 'deleted'
  readonly commentId: number
  readonly postId: number
  readonly authorId: string
  readonly parentId: number | null
  readonly parentAuthorId: string | null
  readonly rootId: number
  readonly depth: number
  readonly content: string
  readonly postedAt: number
  readonly isEdited: boolean
  readonly deletedBy: 'author' | 'moderator' | null
}

export const commentFold = foldFrom<'comment', 'CommentPosted', ExistingComment>(
  {
    CommentPosted: (event) => {
      const { mentions: _mentions, postAuthorId: _poster, ...comment } = event.data
      return { ...comment, status: 'shown', postedAt: factTime(event), isEdited: false, deletedBy: null }
    },
  },
  {
    CommentEdited: (comment, { data: { content, grace } }) => ({
      ...comment,
      content,
      isEdited: comment.isEdited || !grace,
    }),
    CommentDeleted: (comment, { data }) => ({ ...comment, status: 'deleted', deletedBy: data.cause }),
    CommentRestored: (comment) => ({ ...comment, status: 'shown', deletedBy: null }),
  },
)
