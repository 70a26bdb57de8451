import { ArrowBigDown, ArrowBigUp, Ellipsis, Flag, Link, Pencil, Quote, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { CommentView } from '@deals/events'
import { commentEditWindow, canModerateComments } from '@deals/events'
import { useNow } from '../../lib/clock.slice.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { commentFootStyles } from './comment-styles.ts'
import { selectedIn } from './quote.ts'

interface CommentFootProps {
  readonly comment: CommentView
  readonly isOwn: boolean
  readonly onVote: (value: 1 | -1) => void
  readonly onReply: (() => void) | undefined
  /** Answers with the words that are selected, or with all of them where none are. */
  readonly onQuote: ((selected: string) => void) | undefined
  readonly onEdit: () => void
  readonly onDelete: () => void
  readonly onReport: () => void
  readonly onCopyLink: () => void
}

/** What can be done with a comment. */
export function CommentFoot({ comment, isOwn, onVote, onReply, onQuote, ...choices }: CommentFootProps) {
  const { userVote, votes } = comment
  // A press takes the selection away, so it is looked at before.
  const selected = useRef('')
  const foot = useRef<HTMLDivElement>(null)
  const lookAtSelection = () => {
    selected.current = selectedIn(foot.current?.closest('article') ?? null)
  }
  return (
    <div ref={foot} css={commentFootStyles} onPointerDownCapture={lookAtSelection}>
      <button
        type="button"
        aria-label={`Upvote comment, ${votes}`}
        aria-pressed={userVote === 1}
        disabled={isOwn}
        onClick={() => {
          onVote(1)
        }}
      >
        <ArrowBigUp aria-hidden="true" />
        {votes}
      </button>
      <button
        type="button"
        aria-label="Downvote comment"
        aria-pressed={userVote === -1}
        disabled={isOwn}
        onClick={() => {
          onVote(-1)
        }}
      >
        <ArrowBigDown aria-hidden="true" />
      </button>
      {onReply !== undefined && (
        <button type="button" onClick={onReply}>
          Reply
        </button>
      )}
      <CommentMenu
        {...{ comment, isOwn, ...choices }}
        onQuote={onQuote === undefined ? undefined : () => onQuote(selected.current)}
      />
    </div>
  )
}

type CommentMenuProps = Omit<CommentFootProps, 'onVote' | 'onReply' | 'onQuote'> & {
  readonly onQuote: (() => void) | undefined
}

function CommentMenu({ comment, isOwn, onQuote, onEdit, onDelete, onReport, onCopyLink }: CommentMenuProps) {
  const viewer = useViewer()
  const now = useNow()
  const isYoung = now - new Date(comment.createdAt).getTime() <= commentEditWindow
  const trigger = (
    <button type="button" aria-label="More about this comment">
      <Ellipsis aria-hidden="true" />
    </button>
  )
  return (
    <Menu trigger={trigger} align="start">
      <MenuItem icon={<Link aria-hidden="true" />} onSelect={onCopyLink}>
        Copy link
      </MenuItem>
      {onQuote !== undefined && (
        <MenuItem icon={<Quote aria-hidden="true" />} onSelect={onQuote}>
          Quote
        </MenuItem>
      )}
      {isOwn && isYoung && (
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onEdit}>
          Edit
        </MenuItem>
      )}
      {viewer !== null && !isOwn && (
        <MenuItem icon={<Flag aria-hidden="true" />} onSelect={onReport}>
          Report
        </MenuItem>
      )}
      {(isOwn || canModerateComments(viewer)) && (
        <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={onDelete}>
          Delete
        </MenuItem>
      )}
    </Menu>
  )
}
