import { CircleSlash, FileClock, Flag, Link, Pencil, Quote, Trash2 } from 'lucide-react'
import type { RefObject } from 'react'
import { commentEditWindow, canModerateComments, type CommentView, type CurrentUser } from '@deals/events'
import { routes } from '../../lib/routes.ts'
import { copyText, linkCopied } from '../../ui/copy-text.ts'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { useGetReportOfCommentQuery } from './comment-report.endpoints.ts'
import { quotation } from './quotation.ts'

/** A comment, and what is done where one of these is chosen. */
export interface CommentChoices {
  readonly comment: CommentView
  readonly isOwn: boolean
  readonly isMuted: boolean
  /** Answers, beginning with these words. */
  readonly onQuote: ((words: string) => void) | undefined
  readonly onEdit: () => void
  readonly onDelete: () => void
  readonly onReport: () => void
  readonly onMute: () => void
  readonly onHistory: () => void
}

interface CommentMenuItemsProps extends CommentChoices {
  /** The words that are selected; where none are, all of them are quoted. */
  readonly selected: RefObject<string>
  readonly viewer: CurrentUser | null
  readonly now: number
}

/** What few do with a comment. */
export function CommentMenuItems({
  comment,
  viewer,
  now,
  isOwn,
  isMuted,
  onQuote,
  selected,
  ...on
}: CommentMenuItemsProps) {
  const { username, createdAt } = comment
  const isYoung = now - new Date(createdAt).getTime() <= commentEditWindow
  const isAnothers = viewer !== null && !isOwn
  return (
    <>
      <MenuItem icon={<Link aria-hidden="true" />} onSelect={() => void copyLink(comment)}>
        Copy link
      </MenuItem>
      {onQuote !== undefined && <QuoteItem comment={comment} selected={selected} onQuote={onQuote} />}
      {isOwn && isYoung && (
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={on.onEdit}>
          Edit
        </MenuItem>
      )}
      {isAnothers && <ReportItem comment={comment} onReport={on.onReport} />}
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

/** Whoever has reported it reads there what became of that. */
function ReportItem({ comment, onReport }: Pick<CommentMenuItemsProps, 'comment' | 'onReport'>) {
  const { data } = useGetReportOfCommentQuery(comment.id, { refetchOnMountOrArgChange: true })
  return (
    <MenuItem icon={<Flag aria-hidden="true" />} onSelect={onReport}>
      {(data?.report ?? null) === null ? 'Report' : 'Reported'}
    </MenuItem>
  )
}

interface QuoteItemProps extends Pick<CommentMenuItemsProps, 'comment' | 'selected'> {
  readonly onQuote: (words: string) => void
}

const QuoteItem = ({ comment, selected, onQuote }: QuoteItemProps) => (
  <MenuItem
    icon={<Quote aria-hidden="true" />}
    onSelect={() => onQuote(quotation(selected.current === '' ? (comment.content ?? '') : selected.current))}
  >
    Quote
  </MenuItem>
)

function copyLink({ postId, id }: CommentView) {
  const address = new URL(routes.postComment.to(postId, id), window.location.origin)
  return copyText(address.href, linkCopied)
}
