import type { CommentView } from '@deals/events'
import { useSending } from '../../lib/use-sending.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { commentRemovalApi } from './comment-removal.endpoints.ts'
import { RemoveQuestion } from './RemoveQuestion.tsx'
import { say } from './use-comment-commands.ts'

/** Takes a comment away. */
function useDeleteComment(comment: CommentView) {
  const [remove, { isLoading: isDeleting }] = commentRemovalApi.useDeleteCommentMutation()
  return {
    isDeleting,
    remove: async (reason?: string) => {
      const { error } = await remove({ comment, reason })
      if (error === undefined) {
        showToast({ title: 'Comment deleted' })
      } else {
        say(error)
      }
      return error === undefined
    },
  }
}

interface DeleteDialogProps {
  readonly comment: CommentView
  readonly isOwn: boolean
  readonly onClose: () => void
}

/** Asks before a comment goes. Moderators alone are asked for a reason: who wrote it need not say why. */
export function DeleteDialog({ comment, isOwn, onClose }: DeleteDialogProps) {
  const { remove, isDeleting } = useDeleteComment(comment)
  const { send } = useSending(onClose)
  if (!isOwn) {
    return <RemoveQuestion busy={isDeleting} onRemove={(reason) => void send(remove(reason))} onClose={onClose} />
  }
  return (
    <ConfirmDialog
      title="Delete comment?"
      description="The words go away; the answers to them stay."
      confirmLabel="Delete comment"
      destructive
      busy={isDeleting}
      open
      onOpenChange={onClose}
      onConfirm={() => void remove().then(onClose)}
    />
  )
}
