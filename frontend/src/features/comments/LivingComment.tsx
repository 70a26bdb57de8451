import { use, useState } from 'react'
import { commentMaxDepth, type CommentView } from '@deals/events'
import { Markdown } from '../../ui/Markdown.tsx'
import { dialogOnDemand } from '../../ui/popups/on-demand.ts'
import { CommentFoot } from './CommentFoot.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentHead } from './CommentHead.tsx'
import { RenderMuteContext, RenderDialogContext, type ThreadSettings } from './comment-settings.ts'
import { useAddComment, useEditComment, useVoteOnComment, type Sent } from './use-comment-commands.ts'

interface LivingCommentProps extends Pick<ThreadSettings, 'postId' | 'mayReply' | 'ownName' | 'mutedNames'> {
  readonly comment: CommentView
}

/** Few comments are taken away. */
const DeleteDialog = dialogOnDemand(async () => (await import('./DeleteDialog.tsx')).DeleteDialog)

type Doing = 'reading' | 'replying' | 'editing' | 'deleting' | 'reporting' | 'history' | 'muting'

/** A comment that is there: its words, and what can be done with it. */
export function LivingComment({ comment, postId, mayReply, ownName, mutedNames }: LivingCommentProps) {
  const [doing, setDoing] = useState<Doing>('reading')
  const renderDialog = use(RenderDialogContext)
  const renderMute = use(RenderMuteContext)
  const name = comment.username ?? ''
  const vote = useVoteOnComment(comment)
  const [quoted, setQuoted] = useState('')
  const rest = () => {
    setDoing('reading')
  }
  const reply = (words: string) => {
    setQuoted(words)
    setDoing('replying')
  }
  const isOwn = ownName !== null && comment.username === ownName
  const canReply = mayReply && comment.depth < commentMaxDepth
  return (
    <>
      <CommentHead comment={comment} />
      {doing === 'editing' ? <EditForm comment={comment} onClose={rest} /> : <Markdown text={comment.content ?? ''} />}
      <CommentFoot
        comment={comment}
        isOwn={isOwn}
        isMuted={mutedNames.includes(name)}
        onVote={(value) => void vote(value)}
        onReply={canReply ? () => reply('') : undefined}
        onQuote={canReply ? reply : undefined}
        onEdit={() => setDoing('editing')}
        onDelete={() => setDoing('deleting')}
        onReport={() => setDoing('reporting')}
        onMute={() => setDoing('muting')}
        onHistory={() => setDoing('history')}
      />
      {doing === 'replying' && <ReplyForm key={quoted} {...{ comment, postId, quoted }} onClose={rest} />}
      {doing === 'deleting' && <DeleteDialog comment={comment} isOwn={isOwn} onClose={rest} />}
      {doing === 'reporting' && renderDialog('report', comment.id, rest)}
      {doing === 'history' && renderDialog('history', comment.id, rest)}
      {doing === 'muting' && renderMute(name, rest)}
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

interface ReplyFormProps extends FormProps {
  readonly postId: number
  /** What the answer begins with; empty where nothing is quoted. */
  readonly quoted: string
}

function ReplyForm({ comment, postId, quoted, onClose }: ReplyFormProps) {
  const add = useAddComment(postId)
  return (
    <CommentForm
      label={`Reply to ${comment.username ?? 'comment'}`}
      placeholder="Write a reply"
      submitLabel="Reply"
      initialText={quoted}
      takesFocus
      onCancel={onClose}
      onSend={async (content, putBack) => closed(await add({ content, parent: comment, putBack }), onClose)}
    />
  )
}
