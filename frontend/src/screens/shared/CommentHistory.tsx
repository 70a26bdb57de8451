import type { CommentHistory as History } from '@deals/events'
import { commentHistoryApi } from '../../features/comments/comment-history.endpoints.ts'
import { TextChange } from '../../features/history/TextChange.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TimeAgo } from './TimeAgo.tsx'

export interface CommentHistoryProps {
  readonly commentId: number
  readonly onClose: () => void
}

/** What a comment said, step by step, for moderators. */
export function CommentHistory({ commentId, onClose }: CommentHistoryProps) {
  return (
    <Dialog
      title="History of the comment"
      description="Moderators alone read what it said before."
      width="wide"
      open
      onOpenChange={onClose}
    >
      <Steps commentId={commentId} />
    </Dialog>
  )
}

function Steps({ commentId }: Pick<CommentHistoryProps, 'commentId'>) {
  const { data, isError, refetch } = commentHistoryApi.useGetCommentHistoryQuery(commentId)
  if (data === undefined) {
    return isError ? (
      <ErrorState text="The history could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <div role="status" aria-label="Loading the history">
        <Skeleton height="6rem" radius="md" />
      </div>
    )
  }
  const steps = withWords(data.steps)
  return (
    <>
      {steps.length === 1 && <p className="faint">It was never changed.</p>}
      <ol css={{ display: 'grid', gap: 'var(--s4)', fontSize: 'var(--text-sm)' }}>
        {steps.toReversed().map(({ at, kind, by, reason, before, content }) => (
          <li key={`${at} ${kind} ${content ?? ''}`} css={{ display: 'grid', gap: 'var(--s1)' }}>
            <p>
              <strong>{words[kind]}</strong> by {by}{' '}
              <span className="faint">
                <TimeAgo time={at} />
              </span>
            </p>
            {reason !== null && <q>{reason}</q>}
            {content !== null && before === null && <p css={{ whiteSpace: 'pre-wrap' }}>{content}</p>}
            {content !== null && before !== null && <TextChange before={before} after={content} />}
          </li>
        ))}
      </ol>
    </>
  )
}

const words: Readonly<Record<History['steps'][number]['kind'], string>> = {
  posted: 'Written',
  edited: 'Changed',
  deleted: 'Taken away',
  restored: 'Brought back',
}

/** Each step with what the comment said before it; the first said nothing. */
function withWords(steps: History['steps']) {
  let said: string | null = null
  return steps.map((step) => {
    const before = said
    said = step.content ?? said
    return { ...step, before }
  })
}
