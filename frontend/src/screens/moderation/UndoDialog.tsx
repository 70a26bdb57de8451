import styled from '@emotion/styled'
import type { UndoPreview } from '@deals/events'
import { undoApi, type UndoQuestion } from '../../features/moderation/undo.endpoints.ts'
import { statusWords } from '../../ui/StatusTag.tsx'
import { AskDialog } from '../../ui/AskDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { BulkProgress } from './BulkProgress.tsx'
import { postsWords } from './case-words.ts'
import { useBulk } from './use-bulk.ts'

const Lines = styled.ul`
  max-height: 16rem;
  overflow-y: auto;
  margin-block: var(--s2) var(--s4);
  font-size: var(--text-sm);
  & > li {
    padding-block: var(--s1);
    border-bottom: 1px solid var(--line);
  }
`

interface UndoDialogProps {
  readonly question: UndoQuestion
  readonly onClose: () => void
}

/** Says what it would do to take several decisions back, and does it, a few at a time. */
export function UndoDialog({ question, onClose }: UndoDialogProps) {
  const { data, isError, refetch } = usePreview(question)
  const { run, start, goOn } = useBulk(() => undefined)
  const posts = data?.posts ?? []
  if (run !== null) {
    const titles = new Map(posts.map(({ id, title }) => [id, title]))
    return <BulkProgress run={run} titles={titles} onGoOn={() => void goOn(run)} onClose={onClose} />
  }
  const undo = () =>
    start(
      { decision: 'undo' },
      posts.map(({ id, version }) => ({ postId: id, version })),
    )
  const main = (
    <Button variant="danger" disabled={posts.length === 0} onClick={() => void undo()}>
      Take back {posts.length}
    </Button>
  )
  return (
    <AskDialog
      title="Take decisions back"
      description="Each post stands as before, with its votes, its place and its reports."
      width="wide"
      onClose={onClose}
      main={main}
    >
      {data === undefined && isError && (
        <ErrorState text="What it would do could not be loaded." onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton height="10rem" radius="md" />}
      {data !== undefined && <Preview preview={data} />}
    </AskDialog>
  )
}

/** Asked anew whenever it opens: what others decide meanwhile stays. */
const anew = { refetchOnMountOrArgChange: true } as const

function usePreview(question: UndoQuestion) {
  const isBulk = 'bulkId' in question
  const ofBulk = undoApi.useGetBulkUndoQuery(isBulk ? question.bulkId : '', { ...anew, skip: !isBulk })
  const asked = isBulk ? { username: '', from: '' } : question
  const ofMember = undoApi.useGetMemberUndoQuery(asked, { ...anew, skip: isBulk })
  const answer = isBulk ? ofBulk : ofMember
  return { ...answer, data: answer.isFetching && answer.data === undefined ? undefined : answer.currentData }
}

function Preview({ preview: { posts, total, skipped } }: { readonly preview: UndoPreview }) {
  return (
    <>
      <p role="status" css={{ fontWeight: 600 }}>
        {willWords(posts.length, total)}
      </p>
      {posts.length > 0 && (
        <Lines aria-label="Posts that would stand as before">
          {posts.map(({ id, title, from, to }) => (
            <li key={id}>
              {title}{' '}
              <small className="muted">
                {statusWords(from)} → {statusWords(to)}
              </small>
            </li>
          ))}
        </Lines>
      )}
      {skipped.length > 0 && (
        <>
          <p>{postsWords(skipped.length)} changed since, and will stay:</p>
          <Lines aria-label="Posts that will stay">
            {skipped.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </Lines>
        </>
      )}
    </>
  )
}

function willWords(now: number, total: number): string {
  if (total === 0) {
    return 'There is nothing to take back.'
  }
  const rest = total - now
  return `This will restore ${postsWords(now)}.${rest === 0 ? '' : ` ${postsWords(rest)} more can be restored after them.`}`
}
