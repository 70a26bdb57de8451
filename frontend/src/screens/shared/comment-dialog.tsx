import { dialogOnDemand } from '../../ui/popups/on-demand.ts'

const CommentDialog = dialogOnDemand(async () => (await import('./CommentDialog.tsx')).CommentDialog)

/** A dialog about a comment, for the comments of a page: few who read one open it. */
export const commentDialog = (what: 'report' | 'history', commentId: number, onClose: () => void) => (
  <CommentDialog what={what} commentId={commentId} onClose={onClose} />
)
