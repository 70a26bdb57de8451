import { CircleSlash, FileClock, Flag, Link, Pencil, Quote, Trash2 } from 'lucide-react'
import { commentEditWindow, canModerateComments, type CommentView, type CurrentUser } from '@deals/events'
import { MenuItem } from '../../ui/MenuItem.tsx'

/** A comment, and what is done where one of these is chosen. */
export interface CommentChoices {
  readonly comment: CommentView
  readonly isOwn: boolean
  readonly isMuted: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
  readonly onReport: () => void
  readonly onMute: () => void
  readonly onHistory: () => void
  readonly onCopyLink: () => void
}

interface CommentMenuItemsProps extends CommentChoices {
  readonly onQuote: (() => void) | undefined
  readonly viewer: CurrentUser | null
  readonly now: number
}

/** What few do with a comment. */
export function CommentMenuItems({ comment, viewer, now, isOwn, isMuted, onQuote, ...on }: CommentMenuItemsProps) {
  const { username, createdAt } = comment
  const isYoung = now - new Date(createdAt).getTime() <= commentEditWindow
  const isAnothers = viewer !== null && !isOwn
  return (
    <>
      <MenuItem icon={<Link aria-hidden="true" />} onSelect={on.onCopyLink}>
        Copy link
      </MenuItem>
      {onQuote !== undefined && (
        <MenuItem icon={<Quote aria-hidden="true" />} onSelect={onQuote}>
          Quote
        </MenuItem>
      )}
      {isOwn && isYoung && (
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={on.onEdit}>
          Edit
        </MenuItem>
      )}
      {isAnothers && (
        <MenuItem icon={<Flag aria-hidden="true" />} onSelect={on.onReport}>
          Report
        </MenuItem>
      )}
      {isAnothers && username !== null && (
        <MenuItem icon={<CircleSlash aria-hidden="true" />} onSelect={on.onMute}>
          {`${isMuted ? 'Unmute' : 'Mute'} ${username}`}
        </MenuItem>
      )}
      {canModerateComments(viewer) && (
        <MenuItem icon={<FileClock aria-hidden="true" />} onSelect={on.onHistory}>
          History
        </MenuItem>
      )}
      {(isOwn || canModerateComments(viewer)) && (
        <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={on.onDelete}>
          Delete
        </MenuItem>
      )}
    </>
  )
}
