import { use, useState } from 'react'
import { commentMaxDepth } from '@deals/events'
import type { CommentView } from '@deals/events'
import { routes } from '../../app/routes.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { copyText, linkCopied } from '../../ui/copy-text.ts'
import { Markdown } from '../../ui/Markdown.tsx'
import { CommentFoot } from './CommentFoot.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentHead } from './CommentHead.tsx'
import { RenderReportContext } from './comment-settings.ts'
import type { ThreadSettings } from './comment-settings.ts'
import { useAddComment, useDeleteComment, useEditComment, useVoteOnComment, type Sent } from './use-comment-commands.ts'

interface LivingCommentProps extends Pick<ThreadSettings, 'postId' | 'mayReply' | 'ownName'> {
  readonly comment: CommentView
}

type Doing = 'reading' | 'replying' | 'editing' | 'deleting' | 'reporting'

/** A comment that is there: its words, and what can be done with it. */
export function LivingComment({ comment, postId, mayReply, ownName }: LivingCommentProps) {
  const [doing, setDoing] = useState<Doing>('reading')
  const renderReport = use(RenderReportContext)
  const vote = useVoteOnComment(comment)
  const rest = () => {
    setDoing('reading')
  }
  const canReply = mayReply && comment.depth < commentMaxDepth
  return (
    <>
      <CommentHead comment={comment} />
      {doing === 'editing' ? <EditForm comment={comment} onClose={rest} /> : <Markdown text={comment.content ?? ''} />}
      <CommentFoot
        comment={comment}
        isOwn={ownName !== null && comment.username === ownName}
        onVote={(value) => void vote(value)}
        onReply={canReply ? () => setDoing('replying') : undefined}
        onEdit={() => setDoing('editing')}
        onDelete={() => setDoing('deleting')}
        onReport={() => setDoing('reporting')}
        onCopyLink={() => void copyLink(postId, comment.id)}
      />
      {doing === 'replying' && <ReplyForm comment={comment} postId={postId} onClose={rest} />}
      {doing === 'deleting' && <DeleteDialog comment={comment} onClose={rest} />}
      {doing === 'reporting' && renderReport(comment.id, rest)}
    </>
  )
}

interface FormProps {
  readonly comment: CommentView
  readonly onClose: () => void
}

function closed(outcome: Sent, onClose: () => void): Sent {
  if (outcome === 'done') {
    onClose()
  }
  return outcome
}

function EditForm({ comment, onClose }: FormProps) {
  const edit = useEditComment(comment)
  return (
    <CommentForm
      label="Edit comment"
      submitLabel="Save"
      initialText={comment.content ?? ''}
      takesFocus
      onCancel={onClose}
      onSend={async (text) => closed(await edit(text), onClose)}
    />
  )
}

function DeleteDialog({ comment, onClose }: FormProps) {
  const { remove, isDeleting } = useDeleteComment(comment)
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

function ReplyForm({ comment, postId, onClose }: FormProps & { readonly postId: number }) {
  const add = useAddComment(postId)
  return (
    <CommentForm
      label={`Reply to ${comment.username ?? 'comment'}`}
      placeholder="Write a reply"
      submitLabel="Reply"
      takesFocus
      onCancel={onClose}
      onSend={async (content, putBack) => closed(await add({ content, parent: comment, putBack }), onClose)}
    />
  )
}

function copyLink(postId: number, commentId: number) {
  const address = new URL(routes.postComment.to(postId, commentId), window.location.origin)
  return copyText(address.href, linkCopied)
}
