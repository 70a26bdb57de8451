import { CircleCheck, SearchX } from 'lucide-react'
import type { QueueItem } from '@deals/events'
import { useInfiniteScroll } from '../../lib/use-infinite-scroll.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { Selection } from '../shared/use-selection.ts'
import { casesWords, spanWords } from './case-words.ts'
import { withCase } from './desk-address.ts'
import { Rows } from './desk-styles.ts'
import { QueueRow, QueueRowSkeleton } from './QueueRow.tsx'
import type { Queue } from './use-queue.ts'

interface QueueListProps {
  readonly queue: Queue
  readonly params: URLSearchParams
  readonly caseId: number | null
  readonly isNarrowed: boolean
  readonly selection: Selection<QueueItem>
}

const minute = 60_000

/** Nothing waits, and how fast that was done. */
const emptyWords = (medianMinutes: number | null): string =>
  medianMinutes === null
    ? 'Nothing to review.'
    : `Nothing to review. Median waiting time this week: ${spanWords(medianMinutes * minute)}.`

/** The rows of a list, the most pressing first. */
export function QueueList({ queue, params, caseId, isNarrowed, selection }: QueueListProps) {
  const { items, isLoading, isError, hasMore, more, retry } = queue
  const sentinel = useInfiniteScroll(more, items.length)
  if (isError) {
    return <ErrorState text="The list could not be loaded." onRetry={retry} />
  }
  if (isLoading) {
    return (
      <Rows role="status" aria-label="Loading the list">
        {Array.from({ length: 8 }, (_, place) => (
          <QueueRowSkeleton key={place} />
        ))}
      </Rows>
    )
  }
  if (items.length === 0) {
    return isNarrowed ? (
      <EmptyState icon={<SearchX />} text="Nothing here matches." />
    ) : (
      <EmptyState icon={<CircleCheck />} tone="good" text={emptyWords(queue.medianMinutes)} />
    )
  }
  return (
    <>
      <div role="status">
        <VisuallyHidden>{casesWords(queue.total)}</VisuallyHidden>
      </div>
      <Rows>
        {items.map((item) => (
          <QueueRow
            key={item.postId}
            item={item}
            to={withCase(params, item.postId)}
            isOpen={item.postId === caseId}
            isChosen={selection.chosen.has(item.postId)}
            onChoose={(isRange) => selection.toggle(item.postId, isRange)}
          />
        ))}
        {hasMore && <QueueRowSkeleton />}
      </Rows>
      <div ref={sentinel} />
    </>
  )
}
