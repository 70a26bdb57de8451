import { ArrowBigDown, ArrowBigUp, Ellipsis } from 'lucide-react'
import { useRef, type RefObject } from 'react'
import { useNow } from '../../lib/clock.slice.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Menu } from '../../ui/Menu.tsx'
import { contentOnDemand } from '../../ui/popups/on-demand.ts'
import type { CommentChoices } from './CommentMenuItems.tsx'
import { commentFootStyles } from './comment-styles.ts'
import { selectedIn } from './selected-in.ts'

interface CommentFootProps extends CommentChoices {
  readonly onVote: (value: 1 | -1) => void
  readonly onReply: (() => void) | undefined
}

/** What can be done with a comment. */
export function CommentFoot({ comment, isOwn, onVote, onReply, ...choices }: CommentFootProps) {
  const { userVote, votes } = comment
  // A press takes the selection away, so it is looked at before.
  const selected = useRef('')
  const foot = useRef<HTMLDivElement>(null)
  const lookAtSelection = () => {
    selected.current = selectedIn(foot.current?.closest('article') ?? null)
  }
  return (
    <div ref={foot} css={commentFootStyles} onPointerDownCapture={lookAtSelection}>
      <button
        type="button"
        aria-label={`Upvote comment, ${votes}`}
        aria-pressed={userVote === 1}
        disabled={isOwn}
        onClick={() => {
          onVote(1)
        }}
      >
        <ArrowBigUp aria-hidden="true" />
        {votes}
      </button>
      <button
        type="button"
        aria-label="Downvote comment"
        aria-pressed={userVote === -1}
        disabled={isOwn}
        onClick={() => {
          onVote(-1)
        }}
      >
        <ArrowBigDown aria-hidden="true" />
      </button>
      {onReply !== undefined && (
        <button type="button" onClick={onReply}>
          Reply
        </button>
      )}
      <CommentMenu comment={comment} isOwn={isOwn} {...choices} selected={selected} />
    </div>
  )
}

type CommentMenuProps = CommentChoices & { readonly selected: RefObject<string> }

const items = contentOnDemand(async () => (await import('./CommentMenuItems.tsx')).CommentMenuItems)

function CommentMenu(props: CommentMenuProps) {
  const viewer = useViewer()
  const now = useNow()
  const trigger = (
    <button type="button" aria-label="More about this comment">
      <Ellipsis aria-hidden="true" />
    </button>
  )
  return (
    <Menu trigger={trigger} align="start" fetchContent={items.fetch}>
      <items.Content {...props} viewer={viewer} now={now} />
    </Menu>
  )
}
