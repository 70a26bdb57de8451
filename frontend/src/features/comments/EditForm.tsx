import type { CommentView } from '@deals/events'
import { showToast } from '../../ui/toasts.ts'
import { CommentForm } from './CommentForm.tsx'
import { commentEditApi } from './comment-edit.endpoints.ts'
import { closed, say, type Sent } from './use-comment-commands.ts'

/** Changes the words of a comment. */
function useEditComment(comment: CommentView) {
  const [edit] = commentEditApi.useEditCommentMutation()
  return async (content: string): Promise<Sent> => {
    const { error } = await edit({ comment, content })
    if (error !== undefined) {
      say(error)
      return 'keep'
    }
    showToast({ title: 'Comment saved' })
    return 'done'
  }
}

interface EditFormProps {
  readonly comment: CommentView
  readonly onClose: () => void
}

/** Where the words of a comment are changed. */
export function EditForm({ comment, onClose }: EditFormProps) {
  const edit = useEditComment(comment)
  return (
    <CommentForm
      about={`edit of comment ${comment.id}`}
      label="Edit comment"
      submitLabel="Save"
      initialText={comment.content ?? ''}
      takesFocus
      onCancel={onClose}
      onSend={async (text) => closed(await edit(text), onClose)}
    />
  )
}
