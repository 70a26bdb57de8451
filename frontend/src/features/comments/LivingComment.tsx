import { use, useState } from 'react'
import { commentMaxDepth, type CommentView } from '@deals/events'
import { useKeptText } from '../../lib/use-kept-text.ts'
import { Markdown } from '../../ui/Markdown.tsx'
import { dialogOnDemand } from '../../ui/popups/on-demand.ts'
import { CommentFoot } from './CommentFoot.tsx'
import { CommentForm, together } from './CommentForm.tsx'
import { CommentHead } from './CommentHead.tsx'
import { RenderMuteContext, RenderDialogContext, type ThreadSettings } from './comment-settings.ts'
import { closed, useAddComment, useVoteOnComment } from './use-comment-commands.ts'

interface LivingCommentProps extends Pick<ThreadSettings, 'postId' | 'mayReply' | 'ownName' | 'mutedNames'> {
  readonly comment: CommentView
}

/** Few comments are changed, and few taken away. */
const EditForm = dialogOnDemand(async () => (await import('./EditForm.tsx')).EditForm)
const DeleteDialog = dialogOnDemand(async () => (await import('./DeleteDialog.tsx')).DeleteDialog)

type Doing = 'reading' | 'replying' | 'editing' | 'deleting' | 'reporting' | 'history' | 'muting'

/** A comment that is there: its words, and what can be done with it. */
export function LivingComment({ comment, postId, mayReply, ownName, mutedNames }: LivingCommentProps) {
  const [doing, setDoing] = useState<Doing>('reading')
  const renderDialog = use(RenderDialogContext)
  const renderMute = use(RenderMuteContext)
  const name = comment.username ?? ''
  const vote = useVoteOnComment(comment)
  const [, typeReply] = useKeptText(replyTo(comment))
  const rest = () => {
    setDoing('reading')
  }
  const reply = () => setDoing('replying')
  const quote = (words: string) => {
    // Beside an answer that was begun.
    typeReply((since) => together(since, words))
    reply()
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
        onReply={canReply ? reply : undefined}
        onQuote={canReply ? quote : undefined}
        onEdit={() => setDoing('editing')}
        onDelete={() => setDoing('deleting')}
        onReport={() => setDoing('reporting')}
        onMute={() => setDoing('muting')}
        onHistory={() => setDoing('history')}
      />
      {doing === 'replying' && <ReplyForm comment={comment} postId={postId} onClose={rest} />}
      {doing === 'deleting' && <DeleteDialog comment={comment} isOwn={isOwn} onClose={rest} />}
      {doing === 'reporting' && renderDialog('report', comment.id, rest)}
      {doing === 'history' && renderDialog('history', comment.id, rest)}
      {doing === 'muting' && renderMute(name, rest)}
    </>
  )
}

interface ReplyFormProps {
  readonly comment: CommentView
  readonly onClose: () => void
  readonly postId: number
}

/** An answer that is begun. */
const replyTo = ({ id }: CommentView) => `reply to comment ${id}`

function ReplyForm({ comment, postId, onClose }: ReplyFormProps) {
  const add = useAddComment(postId)
  return (
    <CommentForm
      about={replyTo(comment)}
      label={`Reply to ${comment.username ?? 'comment'}`}
      placeholder="Write a reply"
      submitLabel="Reply"
      takesFocus
      onCancel={onClose}
      onSend={async (content, key) => closed(await add({ content, key, parent: comment }), onClose)}
    />
  )
}
