import { useState } from 'react'
import type { ReactNode } from 'react'
import { commentShownDepth, commentMaxDepth } from '@deals/events'
import type { CommentView } from '@deals/events'
import { routes } from '../../app/routes.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import { showToast } from '../../ui/toasts.ts'
import { CommentFoot } from './CommentFoot.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentHead, DeletedComment } from './CommentHead.tsx'
import { isContinuedElsewhere } from './comment-tree.ts'
import type { CommentNode } from './comment-tree.ts'
import { commentStyles } from './comment-styles.ts'
import { useAddComment, useCommentCommands } from './use-comment-commands.ts'

/** What every comment of a list shares. */
export interface CommentSettings {
  readonly postId: number
  /** Whether answers are taken. */
  readonly isOpen: boolean
  /** The deepest level on this page. */
  readonly shownDepth?: number
  /** The comment that the page is about. */
  readonly namedId?: number
  /** The dialog that reports a comment; it belongs to another feature. */
  readonly renderReport: (commentId: number, onClose: () => void) => ReactNode
}

interface CommentItemProps extends CommentSettings {
  readonly node: CommentNode
}

/** A comment and all that answers it. */
export function CommentItem({ node, ...settings }: CommentItemProps) {
  const { comment, replies } = node
  const shownDepth = settings.shownDepth ?? commentShownDepth
  const isContinued = isContinuedElsewhere(node, shownDepth)
  return (
    <li>
      <article css={commentStyles} id={`comment-${comment.id}`} data-named={comment.id === settings.namedId}>
        <Avatar username={comment.username ?? '?'} />
        <div>
          {comment.deletedBy === null ? (
            <LivingComment comment={comment} {...settings} />
          ) : (
            <DeletedComment {...comment} />
          )}
          {replies.length > 0 && !isContinued && (
            <ol>
              {replies.map((reply) => (
                <CommentItem key={reply.comment.id} node={reply} {...settings} />
              ))}
            </ol>
          )}
          {isContinued && (
            <Anchor
              to={routes.postComment.to(settings.postId, comment.id)}
              css={{ color: 'var(--brand)', fontSize: 'var(--text-sm)', fontWeight: 600 }}
            >
              Continue thread
            </Anchor>
          )}
        </div>
      </article>
    </li>
  )
}

interface LivingCommentProps extends CommentSettings {
  readonly comment: CommentView
}

type Doing = 'reading' | 'replying' | 'editing' | 'deleting' | 'reporting'

function LivingComment({ comment, postId, isOpen, renderReport }: LivingCommentProps) {
  const [doing, setDoing] = useState<Doing>('reading')
  const viewer = useViewer()
  const commands = useCommentCommands(comment)
  const add = useAddComment(postId)
  const rest = () => {
    setDoing('reading')
  }
  const restWhenDone = (outcome: 'done' | 'keep') => {
    if (outcome === 'done') {
      rest()
    }
    return outcome
  }
  const canReply = viewer !== null && isOpen && comment.depth < commentMaxDepth
  return (
    <>
      <CommentHead comment={comment} />
      {doing === 'editing' ? (
        <CommentForm
          label="Edit comment"
          submitLabel="Save"
          initialText={comment.content ?? ''}
          autoFocus
          onCancel={rest}
          onSend={async (text) => restWhenDone(await commands.edit(text))}
        />
      ) : (
        <Markdown text={comment.content ?? ''} />
      )}
      <CommentFoot
        comment={comment}
        onVote={(value) => void commands.vote(value)}
        onReply={canReply ? () => setDoing('replying') : undefined}
        onEdit={() => setDoing('editing')}
        onDelete={() => setDoing('deleting')}
        onReport={() => setDoing('reporting')}
        onCopyLink={() => void copyLink(postId, comment.id)}
      />
      {doing === 'replying' && (
        <CommentForm
          label={`Reply to ${comment.username ?? 'comment'}`}
          placeholder="Write a reply"
          submitLabel="Reply"
          autoFocus
          onCancel={rest}
          onSend={async (text) => restWhenDone(await add(text, comment))}
        />
      )}
      <ConfirmDialog
        title="Delete comment?"
        description="The words go away; the answers to them stay."
        confirmLabel="Delete comment"
        destructive
        busy={commands.isDeleting}
        open={doing === 'deleting'}
        onOpenChange={rest}
        onConfirm={() => void commands.remove().then(rest)}
      />
      {doing === 'reporting' && renderReport(comment.id, rest)}
    </>
  )
}

async function copyLink(postId: number, commentId: number) {
  const address = new URL(routes.postComment.to(postId, commentId), window.location.origin)
  try {
    await navigator.clipboard.writeText(address.href)
    showToast({ title: 'URL Copied', description: 'Link copied to clipboard' })
  } catch {
    showToast({ title: 'Error', description: 'The link could not be copied.', variant: 'destructive' })
  }
}
