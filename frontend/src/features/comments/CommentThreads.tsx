import { use } from 'react'
import { DrawOnceContext, useKeptPart } from '../../lib/kept-part.ts'
import { useViewer } from '../../lib/viewer.ts'
import { hasFootnotes } from '../../ui/markdown-props.ts'
import { CommentItem, type CommentItemProps } from './CommentItem.tsx'
import { RenderMuteContext, RenderDialogContext, type CommentsPlace } from './comment-settings.ts'
import { threadStyles } from './comment-styles.ts'
import { someIn, type CommentNode } from './comment-tree.ts'

interface CommentThreadsProps extends CommentsPlace {
  readonly threads: readonly CommentNode[]
}

const isIn = (node: CommentNode, name: string | null) => someIn(node, ({ username }) => username === name)

/** Threads one below the other. The text of each is drawn once for all who may answer in it and wrote none of it. */
export function CommentThreads({ threads, isOpen, renderDialog, muting, ...place }: CommentThreadsProps) {
  const name = useViewer()?.username ?? null
  return (
    <RenderDialogContext value={renderDialog}>
      <RenderMuteContext value={muting.render}>
        <ol css={threadStyles}>
          {threads.map((node) => (
            <Thread
              key={node.comment.id}
              node={node}
              mayReply={isOpen && name !== null}
              ownName={isIn(node, name) ? name : null}
              mutedNames={muting.names.filter((muted) => muted !== name && isIn(node, muted))}
              {...place}
            />
          ))}
        </ol>
      </RenderMuteContext>
    </RenderDialogContext>
  )
}

function Thread(props: CommentItemProps) {
  const drawOnce = use(DrawOnceContext)
  const isPlaced = drawOnce !== null && someIn(props.node, ({ content }) => content !== null && hasFootnotes(content))
  return (
    <DrawOnceContext value={isPlaced ? null : drawOnce}>
      <KeptThread {...props} />
    </DrawOnceContext>
  )
}

function KeptThread(props: CommentItemProps) {
  return <li {...useKeptPart('comment thread', CommentItem, props)} />
}
