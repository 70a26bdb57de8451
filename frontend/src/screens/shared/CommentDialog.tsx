import { ReportForm } from '../../features/reports/ReportForm.tsx'
import { CommentHistory } from './CommentHistory.tsx'

export interface CommentDialogProps {
  readonly what: 'report' | 'history'
  readonly commentId: number
  readonly onClose: () => void
}

/** Reports a comment, or tells what it said before. */
export function CommentDialog({ what, commentId, onClose }: CommentDialogProps) {
  return what === 'report' ? (
    <ReportForm subject={{ kind: 'comment', id: commentId }} onClose={onClose} />
  ) : (
    <CommentHistory commentId={commentId} onClose={onClose} />
  )
}
