import { ReportDialog } from '../../features/reports/ReportDialog.tsx'
import { dialogOnDemand } from '../../ui/popups/on-demand.ts'

/** What a comment said before: few moderators look. */
export const CommentHistoryDialog = dialogOnDemand(async () => (await import('./CommentHistory.tsx')).CommentHistory)

/** A dialog about a comment, for the comments of a page. */
export const commentDialog = (what: 'report' | 'history', commentId: number, onClose: () => void) =>
  what === 'report' ? (
    <ReportDialog subject={{ kind: 'comment', id: commentId }} onClose={onClose} />
  ) : (
    <CommentHistoryDialog commentId={commentId} onClose={onClose} />
  )
