import { createContext, type ReactNode } from 'react'

/** Where comments stand. */
export interface CommentsPlace {
  readonly postId: number
  /** Whether answers are taken. */
  readonly isOpen: boolean
  /** The deepest level on this page. */
  readonly shownDepth?: number
  /** The comment that the page is about. */
  readonly namedId?: number
  readonly renderDialog: RenderDialog
  readonly muting: Muting
}

/** Whose comments the reader does not want to see, and the dialog that changes that; it belongs to another feature. */
interface Muting {
  readonly names: readonly string[]
  readonly render: (name: string, onClose: () => void) => ReactNode
}

export const RenderMuteContext = createContext<Muting['render']>(() => null)

/** A dialog about a comment: one that reports it, or one that tells what it said. They belong to other features. */
type RenderDialog = (what: 'report' | 'history', commentId: number, onClose: () => void) => ReactNode

export const RenderDialogContext = createContext<RenderDialog>(() => null)

/** What every comment of a thread shares: plain data, of which the text of the thread is made. */
export interface ThreadSettings extends Pick<CommentsPlace, 'postId' | 'shownDepth' | 'namedId'> {
  readonly mayReply: boolean
  /** The name of the reader, where some of the thread is theirs. */
  readonly ownName: string | null
  /** Who wrote some of the thread and is muted by the reader. */
  readonly mutedNames: readonly string[]
}
