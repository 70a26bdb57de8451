import { factTime } from '@deals/events'
import type { Fold } from '../platform/fold.ts'

export type CommentState = { readonly status: 'missing' } | ExistingComment

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

export const commentFold: Fold<CommentState> = {
  initial: { status: 'missing' },
  evolve: (state, event) => {
    if (event.type === 'CommentPosted') {
      const { mentions: _mentions, postAuthorId: _poster, ...comment } = event.data
      return { ...comment, status: 'shown', postedAt: factTime(event), isEdited: false, deletedBy: null }
    }
    if (state.status === 'missing') {
      return state
    }
    switch (event.type) {
      case 'CommentEdited':
        return { ...state, content: event.data.content, isEdited: state.isEdited || !event.data.grace }
      case 'CommentDeleted':
        return { ...state, status: 'deleted', deletedBy: event.data.cause }
      case 'CommentRestored':
        return { ...state, status: 'shown', deletedBy: null }
      default:
        return state
    }
  },
}
