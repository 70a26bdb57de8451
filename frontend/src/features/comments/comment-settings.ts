import type { ReactNode } from 'react'

/** What every comment of a list shares. */
export interface CommentSettings {
  readonly postId: number
  /** Whether answers are taken. */
  readonly isOpen: boolean
  /** The deepest level on this page. */
  readonly shownDepth?: number
  /** The comment that the page is about. */
  readonly namedId?: number
  /** The dialog that reports a comment; it belongs to another feature. */
  readonly renderReport: (commentId: number, onClose: () => void) => ReactNode
}
