import { useState } from 'react'
import { commentShownDepth, isMutedMember } from '@deals/events'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import type { ThreadSettings } from './comment-settings.ts'
import { DeletedComment, MutedComment } from './CommentHead.tsx'
import { isContinuedElsewhere, someIn, type CommentNode } from './comment-tree.ts'
import { commentStyles } from './comment-styles.ts'
import { LivingComment } from './LivingComment.tsx'

export interface CommentItemProps extends ThreadSettings {
  readonly node: CommentNode
}

/** A comment and all that answers it. */
export function CommentItem({ node, ...settings }: CommentItemProps) {
  const { comment, replies } = node
  const [isUnfolded, setUnfolded] = useState(false)
  const isFolded = !isUnfolded && isMutedMember(comment.username, { members: settings.mutedNames })
  const shownDepth = settings.shownDepth ?? commentShownDepth
  const isNamed = comment.id === settings.namedId
  const isContinued = isContinuedElsewhere(node, shownDepth)
  // The way to what the page is about is never cut.
  const leadsToNamed = replies.some((reply) => someIn(reply, ({ id }) => id === settings.namedId))
  return (
    <article css={commentStyles} id={`comment-${comment.id}`} data-named={isNamed} tabIndex={isNamed ? -1 : undefined}>
      {isFolded ? <Avatar username="?" /> : <Avatar username={comment.username ?? '?'} imageUrl={comment.avatarUrl} />}
      <div>
        {comment.deletedBy !== null && <DeletedComment {...comment} />}
        {comment.deletedBy === null && isFolded && <MutedComment onShow={() => setUnfolded(true)} />}
        {comment.deletedBy === null && !isFolded && <LivingComment comment={comment} {...settings} />}
        {replies.length > 0 && (!isContinued || leadsToNamed) && (
          <ol>
            {replies.map((reply) => (
              <li key={reply.comment.id}>
                <CommentItem node={reply} {...settings} />
              </li>
            ))}
          </ol>
        )}
        {isContinued && (!leadsToNamed || comment.depth === shownDepth) && (
          <Anchor
            to={routes.postComment.to(comment.postId, comment.id)}
            css={{ color: 'var(--brand)', fontSize: 'var(--text-sm)', fontWeight: 600 }}
          >
            Continue thread
          </Anchor>
        )}
      </div>
    </article>
  )
}
